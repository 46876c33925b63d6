import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { PATHS } from '#web/lib/paths.ts'
import { COMPLAINTS } from './complaints.ts'
import type { Fact, PageText } from './page-text.ts'
import { CARE_PHONE, GRIEVANCE_MAIL, RULE } from './rules-in-words.ts'

/** What is asked for and what it is for: the notice that the DPDP Act asks for, in plain words. */
const COLLECTED: readonly Fact[] = [
  { what: 'Name, email and city', words: 'to make your booking, send your confirmation and show hotels near you' },
  { what: 'Phone number', words: 'to sign you in, to tell you about your booking and to call you when it matters' },
  { what: 'Gender, if you say it', words: 'so that we can address you rightly' },
  {
    what: 'Photo and pictures of your IDs, if you add them',
    words: 'for superfast check-in alone',
  },
  {
    what: 'Your partner’s phone number, if you invite them',
    words: 'to send one neutral text and to let them say yes',
  },
  { what: 'Bookings, payments and refunds', words: 'to keep our promise, and because tax law asks us to' },
  { what: 'Favourites and reviews', words: 'to show them; a review carries your first name only' },
  { what: 'Messages and complaints', words: 'to answer them' },
]

const KEPT: readonly Fact[] = [
  {
    what: 'Pictures of your IDs',
    words: `${RULE.identityDays} after your last stay, then destroyed; sooner if you remove them`,
  },
  { what: 'The log of who opened an ID picture', words: RULE.logDays },
  { what: 'Your photo', words: 'until you replace it, or ask us to erase it' },
  { what: 'Being signed in', words: `${RULE.sessionDays}, or until you log out` },
  { what: 'That a browser signed in with your phone before', words: `${RULE.deviceDays} after its last login` },
  {
    what: 'The log of logins, refused requests and limits that were reached',
    words: `${RULE.securityDays}; it holds scrambled marks instead of your name, phone, email and address on the internet`,
  },
  { what: 'Texts and emails we sent', words: RULE.messageDays },
  {
    what: 'Counts of pages and steps, if you let us',
    words: `${RULE.countDays}; they never say whose they are`,
  },
  { what: 'What you write to us', words: `${RULE.writingDays} after it came, a complaint until it is settled` },
  { what: 'Reports of pages that failed', words: `${RULE.reportDays}, without names and numbers` },
  { what: 'Bookings and bills', words: 'as long as tax law asks us to keep them' },
  { what: 'Everything else in your account', words: 'until you ask us to erase it' },
]

/** /privacy-policy: a notice in the sense of the DPDP Act 2023 and its Rules of 2025. */
export const PRIVACY_POLICY: PageText = {
  path: PATHS.privacyPolicy,
  title: 'Privacy policy',
  description: `What ${PRODUCT_NAME} knows about you, why, for how long, who else sees it, and how you look at it, correct it, erase it or take your consent back.`,
  heading: 'Your privacy',
  intro: `Discretion is what we sell, so we ask for little, keep it briefly and guard it well. This is what ${SITE.legalName} does with what you tell us.`,
  sections: [
    {
      id: 'what-for',
      heading: 'What we ask for, and why',
      blocks: [
        { facts: COLLECTED },
        'We use nothing of it for anything else. We do not sell it, and we show you no advertising based on it. Card numbers never reach us.',
      ],
    },
    {
      id: 'ids',
      heading: 'Your IDs',
      blocks: [
        'You may add pictures of a masked Aadhar card, a Voter id, a Passport or a Driving Licence. Adding them is your choice: without them you check in at the desk the usual way.',
        'We must not collect or store an Aadhaar number. So cover the first eight digits, or use the masked Aadhaar that shows only the last four.',
        {
          list: [
            'Each picture is encrypted with a key of its own.',
            'On this site you alone can open it.',
            'Each opening is written down: who, when and why.',
            `It is destroyed ${RULE.identityDays} after your last stay.`,
          ],
        },
      ],
    },
    { id: 'how-long', heading: 'How long we keep it', blocks: [{ facts: KEPT }] },
    {
      id: 'who-else',
      heading: 'Who else sees it',
      blocks: [
        {
          list: [
            'The hotel you book: the name on the booking, how many you are and when you come.',
            'The payment company: what it needs to take your payment and send it back.',
            'The company that carries our texts and emails: your number or address and the message.',
            'The company whose computers we rent: it stores your details for us and may not use them.',
            'Police or courts, when the law obliges us, and then no more than it asks for.',
          ],
        },
        'A partner whom you invite sees the hotel, the times and your first name. They never see your bill or your IDs.',
      ],
    },
    {
      id: 'discreet',
      heading: 'How we stay discreet',
      blocks: [
        'Texts are neutral: no hotel, no room, no word about couples. Pages for signed-in guests have neutral titles, and a button on every page hides it at once.',
      ],
    },
    {
      id: 'browser',
      heading: 'What stays in your browser',
      blocks: [
        {
          list: [
            `Two cookies while you are signed in, for up to ${RULE.sessionDays}. Without them you could not stay signed in.`,
            'A cookie for an hour while you ask for an OTP, so that nobody else’s requests for your phone get in your way.',
            `A cookie for ${RULE.deviceDays} after you signed in, so that strangers cannot use up your OTPs. It does not keep you signed in.`,
            'The city you searched last and the code of a friend who sent you here.',
            'What you typed into a form, until you close the tab.',
            'What the desk asks of your next stays, so that your voucher opens without network.',
            'The public pages you opened last, so that they open without network.',
            'That you closed the offer of our apps.',
            'Your answer to whether we may count your visits.',
          ],
        },
        'Logging out clears all of it but the cookie that knows this browser, the closed offer of our apps and your answer on counting. Pages are counted only after you have said yes, and never with your name, phone or email. You give the answer at the foot of every page, and change it there.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        {
          facts: [
            {
              what: 'See it',
              words: [
                'Most of it stands in ',
                { words: 'My Bookings', to: PATHS.myBookings },
                '. Ask us for the rest, and for the names of the companies that have it.',
              ],
            },
            { what: 'Correct it', words: 'Tell us what is wrong or missing, and we put it right.' },
            {
              what: 'Erase it',
              words:
                'Remove your IDs yourself at any time. Ask us to erase your photo or your whole account; what tax law makes us keep is then locked away.',
            },
            { what: 'Name someone', words: 'You may name a person who has these rights if you die or cannot act.' },
            {
              what: 'Complain',
              words: 'To our grievance officer below, and then to the Data Protection Board of India.',
            },
          ],
        },
        ['Write to ', GRIEVANCE_MAIL, ' or call ', CARE_PHONE, '. It costs nothing.'],
      ],
    },
    {
      id: 'consent',
      heading: 'Taking your consent back',
      blocks: [
        'Taking it back is as easy as giving it:',
        {
          list: [
            'IDs: press the cross beside them in My Bookings. Your photo: replace it there, or ask us to erase it.',
            'Offers by SMS or call: you get them only if you ticked the box when you joined. One call or email from you ends them.',
            'Counting your visits: press Stop counting at the foot of any page.',
            'Your whole account: one email from the address we know is enough.',
          ],
        },
        'What was done before stays lawful, and a booking you have made is still kept.',
      ],
    },
    {
      id: 'breach',
      heading: 'If something leaks',
      blocks: [
        'Everything travels encrypted, and photos and IDs are stored encrypted. If your details should get into wrong hands all the same, we tell you at once what happened and what you can do, and report it to the Data Protection Board.',
      ],
    },
    {
      id: 'age',
      heading: 'Under age',
      blocks: [
        `This site is for adults. We knowingly keep nothing about anyone under ${RULE.age}; tell us if you see that we do.`,
      ],
    },
    COMPLAINTS,
    {
      id: 'changes',
      heading: 'When this changes',
      blocks: ['If we want to use your details for something new, we ask you first. Last changed in November 2026.'],
    },
  ],
  next: {
    heading: 'See what we know',
    words: 'Your details, your photo and your IDs stand beside your bookings.',
    label: 'My Bookings',
    to: PATHS.myBookings,
  },
}
