import { SITE } from '#domain/site.ts'
import { PATHS } from '#web/lib/paths.ts'
import type { Section } from '../../page-text.ts'
import { CARE_PHONE, GRIEVANCE_MAIL, RULE } from '../rules.ts'

/**
 * Says where to complain and what happens then (Consumer Protection Rules 2020). Every page that has to say this uses
 * the same words.
 */
export const COMPLAINTS: Section = {
  id: 'grievance-officer',
  heading: 'If something went wrong',
  blocks: [
    [
      'Call ',
      CARE_PHONE,
      ' first, day or night. If nobody picks up, leave a voicemail. Most things are settled this way.',
    ],
    'If that did not help, write to our grievance officer:',
    {
      facts: [
        { what: 'Grievance officer', words: SITE.grievanceOfficer },
        { what: 'Email', words: [GRIEVANCE_MAIL] },
        { what: 'Company', words: SITE.legalName },
        { what: 'Address', words: SITE.address },
      ],
    },
    `Within ${RULE.complaintHours} you get a reply with a ticket number, so that you can follow it at any time on the page /help/ and your ticket, signed in with the phone you gave us. We settle your complaint within a month. The officer who looks at it again is somebody who has not answered it before.`,
    [
      'How we keep our word is in ',
      { words: 'our record', to: PATHS.trust },
      ', month by month, for anybody to check.',
    ],
    'You can also call the National Consumer Helpline at 1915, or go to the consumer commission where you live. Nothing on this site takes away that right.',
  ],
}
