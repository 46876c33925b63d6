import { PRODUCT_NAME } from '#domain/site.ts'
import { PATHS } from '#web/lib/paths.ts'
import type { PageText } from './page-text.ts'
import { CARE_PHONE, RULE } from './rules-in-words.ts'

/** The section that stands open on a phone: what most people come for. */
export const MOST_ASKED = 'legality'

/** /legalpage: eight sections (specification §2). Statements of law as they stood when the page was last checked. */
export const SAFETY_LAW: PageText = {
  path: PATHS.legalPage,
  title: 'Safety and law for couples in hotels',
  description:
    'Is it legal for unmarried couples to share a hotel room in India? Can the police come? Plain answers on safety, hidden cameras, age, raids and your rights.',
  heading: 'You are safe here, and within the law',
  intro: ['Plain answers to what couples ask us most. If you need a person, call ', CARE_PHONE, ', day or night.'],
  sections: [
    {
      id: 'safety',
      heading: 'Is it safe?',
      blocks: [
        `Every hotel on ${PRODUCT_NAME} has agreed in writing to welcome couples. We check the address, the locks, the lighting of the entrance and the behaviour of the desk before a hotel is listed, and we ask guests after each stay.`,
        'Your phone number is never shown to other guests. The picture of your ID can be opened by you alone; at the desk you show the original.',
        'Our texts and emails use neutral words, and a button on every page hides it at once.',
      ],
    },
    {
      id: 'hidden-cameras',
      heading: 'Hidden cameras',
      blocks: [
        'Filming people in a hotel room in secret is a crime. Section 66E of the Information Technology Act punishes taking or sharing pictures of anyone’s private parts without consent. Section 77 of the Bharatiya Nyaya Sanhita punishes watching or filming a woman in a private act.',
        'When you enter, look at smoke detectors, clocks, sockets, set-top boxes and mirrors. Switch off the light and look for a small glow or a glint.',
        [
          'If something looks wrong, do not touch it. Take a picture, leave the room, and call us at ',
          CARE_PHONE,
          ' or the police at 112.',
        ],
      ],
    },
    {
      id: 'legality',
      heading: 'Is it legal?',
      blocks: [
        'Yes. No law in India forbids two adults who are not married from sharing a hotel room. In December 2019 the Madras High Court said so in plain words, and called it illegal to close a hotel for that reason.',
        'What two adults do in private is protected by Article 21 of the Constitution. Since 2018, by a judgment of the Supreme Court, that is true for couples of the same sex as well.',
        'A hotel may still set rules of its own. This is why we list only hotels that have said yes first.',
        'In Uttarakhand, couples who live together have to register. That law is about sharing a home; it does not describe a night in a hotel.',
      ],
    },
    {
      id: 'legal-age',
      heading: 'Legal age',
      blocks: [
        `Both guests must be ${RULE.age} or older. There is no exception, also not with a parent’s permission.`,
        `Both show an original ID with an address: ${RULE.ids}. PAN is not accepted. An ID of the same city is welcome.`,
      ],
    },
    {
      id: 'police-raids',
      heading: 'Can the police come?',
      blocks: [
        'The police may check a hotel’s register, and they may search a building when they look into a crime. Sharing a room as two adults is not a crime, and no law asks you to prove that you are married.',
        'So if an officer knocks, you have nothing to hide. Show your IDs and your booking. That is where most visits end.',
      ],
    },
    {
      id: 'in-a-raid',
      heading: 'When do raids happen, and what do I do?',
      blocks: [
        'Mostly when somebody has reported a crime in the building, such as trafficking, drugs or guests who are under age, or before large public events. They are about the hotel, not about you.',
        'If it happens while you are there:',
        {
          numbered: [
            'Stay calm and stay polite. Do not run.',
            'Ask the officers for their names, their police station and why they are here.',
            'Show your original IDs and your booking. You may say that you are two adults who chose to be here.',
            'Do not sign a paper you have not read or do not agree with.',
            ['Call us at ', CARE_PHONE, '. We talk to the desk while you are on the line.'],
            'If you are threatened or asked for money, call 112. Free legal help is at 15100, and the helpline for women is 181.',
          ],
        },
      ],
    },
    {
      id: 'individual-rights',
      heading: 'Your rights as an individual',
      blocks: [
        'These hold for everyone in India, in a hotel as at home:',
        {
          list: [
            'An officer who arrests you must wear a name that can be read, and must tell you why.',
            'You may have a lawyer of your choice. You need not say anything that speaks against you.',
            'The police must tell one person that you name, a relative or a friend.',
            'You must be brought before a magistrate within 24 hours.',
            'A woman may be searched only by a woman. Save in rare cases that a magistrate has allowed, a woman may not be arrested between sunset and sunrise.',
            'Your phone is private. You may ask for the order in writing before anyone looks into it.',
          ],
        },
      ],
    },
    {
      id: 'couple-rights',
      heading: 'Your rights as a couple',
      blocks: [
        {
          list: [
            'Two adults of any gender may be together because both want to be. No one else has to agree.',
            'You do not have to be married, and you do not have to show that you are.',
            'You are adults: no one may make you call your parents.',
            'No one may take money to let you go. A real fine comes with a written receipt.',
            'No one may film you or pass your names on to shame you.',
          ],
        },
        'Consent holds for each moment. Either of you may say no at any time, also after saying yes, and also in a room that is paid for.',
        'This page explains the law in general and was last checked in November 2026. For your own case, ask a lawyer.',
      ],
    },
  ],
  next: {
    heading: 'Someone troubles you at a hotel?',
    words: ['Call ', CARE_PHONE, '. We speak to the desk while you are on the line.'],
    label: 'Find a hotel',
    to: PATHS.home,
  },
}
