import { ERASING_NOTICE_HOURS } from '#domain/accounts/end-of-purpose.ts'
import { PASSKEY_MINUTES } from '#domain/accounts/passkeys.ts'
import { IDENTITIES_PER_HOUR } from '#domain/office/identity-reading.ts'
import { POSITION_METRES } from '#domain/places/rounded-position.ts'
import { ERASED_PHONE_RETENTION_DAYS, inDays, SESSION_IDLE_DAYS } from '#domain/retention-days.ts'
import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { PATHS } from '#web/lib/paths.ts'
import { COMPLAINTS } from './complaints.ts'
import type { Fact, PageText } from '../../page-text.ts'
import { language } from '../language.ts'
import { CARE_PHONE, GRIEVANCE_MAIL, RULE } from '../rules.ts'

/** What data we ask for and why, in plain words. The DPDP Act requires this notice. */
const COLLECTED: readonly Fact[] = [
  { what: 'Name, email and city', words: 'to make your booking, send your confirmation and show hotels near you' },
  { what: 'Phone number', words: 'to sign you in, to tell you about your booking and to call you when it matters' },
  {
    what: 'A passkey, if you add one',
    words:
      'to sign you in without an OTP and to open what is private; your fingerprint, face and key stay on your device',
  },
  { what: 'Gender, if you tell us', words: 'to address you correctly' },
  {
    what: 'Photo and pictures of your IDs, if you add them',
    words: 'for superfast check-in only',
  },
  {
    what: 'Your partner’s phone number, if you invite them',
    words: 'to send them one neutral text, so that they can accept',
  },
  { what: 'Bookings, payments and refunds', words: 'to provide what you booked, and because tax law requires it' },
  {
    what: 'A company’s GSTIN, name and address, if you put one on an invoice',
    words: 'to write the invoice, which tax law keeps',
  },
  { what: 'A nominee’s name and phone, if you name one', words: 'so that they can use your rights if you cannot' },
  {
    what: 'Where you are, if you press ‘Near me’',
    words: `to list the hotels near you: your phone rounds it to ${POSITION_METRES} m and sends it once; we do not store it, log it or give it to anybody`,
  },
  {
    what: 'What you wait for, if you join a waiting list',
    words: 'to text you when a room is free; deleted when the slot starts',
  },
  {
    what: 'Your browser’s address for notifications, if you switch them on',
    words: 'to say that there is news about your stay; deleted when you switch them off or sign out',
  },
  { what: 'Favourites and reviews', words: 'to show them; a review carries your first name only' },
  { what: 'What you say of your welcome', words: 'to count it in the hotel’s share; nobody is shown a single answer' },
  { what: 'Messages and complaints', words: 'to answer them' },
]

const KEPT: readonly Fact[] = [
  {
    what: 'Pictures of your IDs',
    words: `${RULE.identityDays} after your last stay, then destroyed; sooner if you remove them`,
  },
  { what: 'The log of who opened an ID picture', words: RULE.logDays },
  { what: 'Your photo', words: 'until you replace it or erase your account' },
  {
    what: 'Your sign-in',
    words: `${RULE.sessionDays}, or until you log out, or ${inDays(SESSION_IDLE_DAYS)} without use`,
  },
  {
    what: 'That an account with your phone was erased',
    words: `${inDays(ERASED_PHONE_RETENTION_DAYS)}, as a scrambled mark, so that joining credit is given once`,
  },
  { what: 'That this browser has signed in with your phone', words: `${RULE.deviceDays} after its last sign-in` },
  {
    what: 'The log of sign-ins, refused requests and limits reached',
    words: `${RULE.securityDays}; it holds scrambled codes instead of your name, phone, email and internet address`,
  },
  {
    what: 'What you said of your welcome',
    words: `${RULE.welcomeKept}, or until you erase your account; the hotel’s share remains`,
  },
  { what: 'Texts and emails we sent', words: RULE.messageDays },
  {
    what: 'Analytics: counts of pages and steps, if you allow them',
    words: `${RULE.countDays}; they never say whose they are`,
  },
  {
    what: 'What you write to us',
    words: `${RULE.writingDays} after we receive it, or until your complaint is settled`,
  },
  { what: 'Reports of pages that failed', words: `${RULE.reportDays}, without names or numbers` },
  { what: 'Bookings and bills', words: 'as long as tax law requires' },
  {
    what: 'Everything else in your account',
    words: `until you erase it, or until you have not come back for three years: we text you ${ERASING_NOTICE_HOURS} hours before we erase it, and signing in keeps it`,
  },
]

/** /privacy-policy: a notice as defined by the DPDP Act 2023 and its Rules of 2025. */
export const PRIVACY_POLICY: PageText = {
  path: PATHS.privacyPolicy,
  language,
  title: 'Privacy policy',
  description: `What ${PRODUCT_NAME} knows about you, why, for how long, who else sees it, and how to see it, correct it, erase it or withdraw your consent.`,
  heading: 'Your privacy',
  intro: `Discretion is what we sell, so we ask for little, keep it for a short time and guard it well. This is what ${SITE.legalName} does with what you tell us.`,
  sections: [
    {
      id: 'what-for',
      heading: 'What we ask for, and why',
      blocks: [
        { facts: COLLECTED },
        'We use it for nothing else. We do not sell it, and we show you no advertising based on it. Card numbers never reach us.',
      ],
    },
    {
      id: 'ids',
      heading: 'Your IDs',
      blocks: [
        'You may add pictures of a masked Aadhar card, a Voter id, a Passport or a Driving Licence. It is your choice: without them you check in at the desk the usual way.',
        'We must not collect or store Aadhaar numbers. So we ask for another ID first. On a picture of an Aadhar card your phone covers the first eight digits, or you do, before anything leaves it, and our server refuses a picture in which it can still read the number. A masked Aadhaar, which shows only the last four, needs no cover.',
        {
          list: [
            'Each picture is encrypted with a key of its own.',
            `You can open it. So can the desk of a hotel, for a booking on which superfast check-in is complete: from ${RULE.deskHours} before check-in until check-out, one at a time and not as a file, with the name of who looks and the time across it.`,
            `Our office can open one too, to help with a booking of yours: with a passkey, a reason, and at most ${IDENTITIES_PER_HOUR} an hour for each person who works there.`,
            'Every opening is written down: who, when and why. You see those at a desk on your booking, and all of them in My data.',
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
            `The hotel you book: a first name, the number of guests, your times and what is due. From ${RULE.deskHours} before check-in until ${RULE.deskHoursAfter} after check-out also your full names and your phone, and until check-out, with superfast check-in, your photo and ID. Check-out is the one that you booked, paid for or agreed to: hours that a desk adds open nothing longer before your yes. Later it keeps what the law asks of a guest register: name, home town, nationality, dates, the kind of ID and its last four characters. If you put a company on your invoice, the hotel sees its name and GSTIN while it sees your names, and keeps them with the invoice, which it reports for GST.`,
            'The payment company: what it needs to take your payment and to refund it.',
            'The company that delivers our texts and emails: your number or address, and the message.',
            'WhatsApp (Meta), if you choose it for your updates or an OTP: your number, and the message.',
            'Your browser’s maker, if you switch notifications on: that we send one. It cannot read it.',
            'The company that hosts our servers: it stores your details for us and may not use them.',
            'Google (Tag Manager) and Meta (ad pixel), where this site uses them and only if you allow analytics: the names of steps, such as a search, with the address of your internet connection. Never a page, a hotel, a date, a booking or your details.',
            'Police or courts, when the law obliges us, and then only what it requires.',
          ],
        },
        'A partner you invite sees the hotel, the times and your first name. They never see your bill or your IDs.',
      ],
    },
    {
      id: 'discreet',
      heading: 'How we stay discreet',
      blocks: [
        'Our texts are neutral: no hotel, no room, nothing about couples. Pages for signed-in guests have neutral titles, and a button on every page hides the page at once.',
      ],
    },
    {
      id: 'browser',
      heading: 'What stays in your browser',
      blocks: [
        {
          list: [
            `Two cookies while you are signed in, for up to ${RULE.sessionDays}. Without them you could not stay signed in.`,
            'A cookie for an hour while you request an OTP, so that nobody else’s requests for your phone get in your way.',
            `A cookie for ${PASSKEY_MINUTES} minutes while you sign in with a passkey, so that only this browser can use what your device signs.`,
            `A cookie for ${RULE.deviceDays} after you sign in, so that strangers cannot use up your OTPs. It does not keep you signed in.`,
            'The city you last searched, and the code of the friend who sent you here.',
            'What you typed into a form, until you close the tab.',
            'What the desk asks for on your next stays, so that your voucher opens offline.',
            'The public pages you opened last, so that they open offline.',
            'That you closed our app banner.',
            'Whether you allow analytics.',
          ],
        },
        'Logging out clears all of it except the cookie that recognises this browser, the closed app banner and your answer on analytics. Analytics start only after you allow them, and never carry your name, phone or email. You can change your answer at the foot of every page.',
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
                'All of it, with a copy to download, is in ',
                { words: 'My data', to: PATHS.myData },
                '. Ask us for the names of the companies that hold it.',
              ],
            },
            {
              what: 'Correct it',
              words: [
                'Name, email, gender and city in ',
                { words: 'My data', to: PATHS.myData },
                '. For your phone number, or anything else, tell us.',
              ],
            },
            {
              what: 'Erase it',
              words: [
                'Remove your IDs at any time, and erase your whole account in ',
                { words: 'My data', to: PATHS.myData },
                '. Bookings and bills then stay without your name, email and phone, because tax law requires it.',
              ],
            },
            {
              what: 'Nominate someone',
              words: [
                'Name a person in ',
                { words: 'My data', to: PATHS.myData },
                ' who may use these rights if you die or cannot act for yourself. We keep their name and number with your account, send them nothing, and read who it is only when somebody asks in your place.',
              ],
            },
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
      heading: 'Withdrawing your consent',
      blocks: [
        'Withdrawing it is as easy as giving it:',
        {
          list: [
            'Your IDs: press the cross beside them in My Bookings. Your photo: replace it there.',
            'Calls and texts regardless of DND: only if you ticked the box when you joined. One switch in My data ends them.',
            'Notifications: use the same switch in My Bookings, or sign out.',
            'Updates by WhatsApp: choose SMS in My data, or answer STOP there.',
            'Analytics: press Turn off at the foot of any page, or use the switch in My data.',
            'Your whole account: erase it in My data.',
          ],
        },
        'What we did before you withdrew it stays lawful, and we still honour a booking you have made.',
      ],
    },
    {
      id: 'breach',
      heading: 'If there is a data breach',
      blocks: [
        'Everything travels encrypted, and photos and IDs are stored encrypted. If your details still fall into the wrong hands, we tell you at once what happened and what you can do, and report it to the Data Protection Board.',
      ],
    },
    {
      id: 'age',
      heading: 'Children',
      blocks: [
        `This site is for adults. We do not knowingly keep anything about anyone under ${RULE.age}. If you find that we do, tell us.`,
      ],
    },
    COMPLAINTS,
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: ['If we want to use your details for something new, we ask you first. Last changed in November 2026.'],
    },
  ],
  next: {
    heading: 'See what we know',
    words: 'See it, correct it, download it, erase it.',
    label: 'My data',
    to: PATHS.myData,
  },
}
