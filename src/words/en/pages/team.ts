import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { PATHS } from '#web/lib/paths.ts'
import { language } from '../language.ts'
import type { PageText } from '../../page-text.ts'
import { CARE_MAIL, CARE_PHONE } from '../rules.ts'

/** Header and footer lead to '#about' and '#join' (specification §2). */
export const TEAM: PageText = {
  path: PATHS.team,
  language,
  title: `The team behind ${PRODUCT_NAME}`,
  description: `Who runs ${PRODUCT_NAME}, why we only list hotels that welcome couples, and how to join us in Bengaluru or on the care line.`,
  heading: 'The people who say yes',
  intro:
    'We are a small team in Bengaluru. Some of us have stood at a hotel desk, been turned away, and gone home. That is why we do this.',
  sections: [
    {
      id: 'about',
      heading: 'About us',
      blocks: [
        'India has enough rooms. What couples often miss is a desk that greets them like any other guest. So we ask each hotel first, in writing, and list only those that say yes.',
        'The rest follows from that. Rooms by the slot, because not everyone needs a night. The full bill before you sign in, because nobody wants a surprise at the desk. Neutral words everywhere, because your stay is nobody else’s business.',
        {
          facts: [
            { what: 'What we list', words: '700+ hotels that welcome couples' },
            { what: 'Who has stayed', words: 'Over fifty thousand couples' },
            {
              what: 'Who picks up',
              words: ['A person, day and night, at ', CARE_PHONE, '. If all lines are busy, leave a voicemail.'],
            },
          ],
        },
      ],
    },
    {
      id: 'people',
      heading: 'Who does what',
      blocks: [
        {
          facts: [
            {
              what: 'Care line',
              words: 'The voices you hear when you call. They speak to the desk while you are on the line.',
            },
            {
              what: 'Hotels',
              words: 'They visit each hotel before we list it, and go back when guests tell us something is wrong.',
            },
            {
              what: 'Engineering',
              words: 'They build this site, and keep it quick on a cheap phone in a moving train.',
            },
            {
              what: 'Trust and privacy',
              words: [
                `Led by ${SITE.grievanceOfficer}, our grievance officer. They answer complaints and look after your `,
                { words: 'privacy', to: PATHS.privacyPolicy },
                '.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'join',
      heading: 'Join us',
      blocks: [
        'We look for people who are kind first and quick second: for the care line, by day and by night, for visiting hotels in our cities, and for building the site.',
        'No form and no test. Write a few lines about what you would like to do and what you have done, in any language you like. We answer every email.',
        'We hire without asking whom you love, what you believe or whether you are married.',
        ['Write to ', CARE_MAIL, '.'],
      ],
    },
  ],
  next: {
    heading: 'Work with us',
    words: 'Tell us what you would like to do.',
    label: 'Write to us',
    to: `mailto:${SITE.careEmail}?subject=Join%20us`,
  },
}
