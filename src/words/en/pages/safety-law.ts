import { PRODUCT_NAME } from '#domain/site.ts'
import { PATHS } from '#web/lib/paths.ts'
import { language } from '../language.ts'
import type { PageText } from '../../page-text.ts'
import { CARE_PHONE, RULE } from '../rules.ts'

/** The section that is open on a phone, because most visitors come for it. */
export const MOST_ASKED_SECTION = 'legality'

/** /legalpage: eight sections (specification §2). States the law as it was when the page was last checked. */
export const SAFETY_LAW: PageText = {
  path: PATHS.legalPage,
  language,
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
        `${PRODUCT_NAME} lists hotels that welcome couples. After each stay we ask the guests, and from ${RULE.welcomeFewest} couples on each hotel’s page says how many were welcomed. No hotel learns who said what.`,
        'If a hotel turns you away at the desk, one press in My Bookings finds you another room. It also tells our office, which can stop a hotel’s sales the same evening.',
        'At the hotel, Help at the hotel in My Bookings also helps if the desk asks for more money or the room is not as shown. If you do not feel safe, we ring you, and the hotel is not told.',
        'Before guests see a new hotel, our office rings its desk, has its written yes to every couple with valid IDs and its signed agreement, and checks that every room locks from inside, that it is lit at night, and that cameras are only in public places. Each is written down with the date and who checked. A hotel’s page lists what was checked, and when: what is not in its list, nobody has checked.',
        'Look at the door and its lock yourselves when you enter. If something is not right, do not stay: call us, and we find you another room.',
        'Your phone number is never shown to other guests. You can open the pictures of your ID, and with superfast check-in so can the desk of your hotel, for that one stay. Our office can open one to help you, with a reason. You see each time somebody looked.',
        'You can sign in with a passkey, your fingerprint, face or screen lock, instead of an OTP. Add one under My data: then nobody gets at your IDs with your texts. We tell you of each new passkey, with a link that ends it if it was not you.',
        'Our texts and emails use neutral words, and a button on every page hides the page at once.',
      ],
    },
    {
      id: 'hidden-cameras',
      heading: 'Hidden cameras',
      blocks: [
        'Secretly filming people in a hotel room is a crime. Section 66E of the Information Technology Act punishes taking or sharing pictures of anyone’s private parts without consent. Section 77 of the Bharatiya Nyaya Sanhita punishes watching or filming a woman in a private act.',
        'When you enter, check the smoke detectors, clocks, sockets, set-top boxes and mirrors. Switch off the light and look for a small glow or glint.',
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
        'Yes. No law in India forbids two unmarried adults from sharing a hotel room. In December 2019 the Madras High Court said so plainly, and called it illegal to close a hotel for that reason.',
        'What two adults do in private is protected by Article 21 of the Constitution. Since 2018, by a judgment of the Supreme Court, the same is true for same-sex couples.',
        'A hotel may still set its own rules. That is why we list only hotels that have said yes first.',
        'In Uttarakhand, couples who live together have to register. That law is about sharing a home, not about a night in a hotel.',
      ],
    },
    {
      id: 'legal-age',
      heading: 'Legal age',
      blocks: [
        `Both guests must be ${RULE.age} or older. There is no exception, not even with a parent’s permission.`,
        `Both guests show an original ID with an address: ${RULE.ids}. PAN is not accepted. A local ID is welcome.`,
      ],
    },
    {
      id: 'police-raids',
      heading: 'Can the police come?',
      blocks: [
        'The police may check a hotel’s register, and they may search a building when they investigate a crime. Sharing a room as two adults is not a crime, and no law requires you to prove that you are married.',
        'So if an officer knocks, you have nothing to hide. Show your IDs and your booking. Most visits end there.',
      ],
    },
    {
      id: 'in-a-raid',
      heading: 'When do raids happen, and what do I do?',
      blocks: [
        'Mostly when someone has reported a crime in the building, such as trafficking, drugs or underage guests, or before large public events. They are about the hotel, not about you.',
        'If it happens while you are there:',
        {
          numbered: [
            'Stay calm and stay polite. Do not run.',
            'Ask the officers for their names, their police station and why they are here.',
            'Show your original IDs and your booking. You may say that you are two adults who chose to be here.',
            'Do not sign anything you have not read or do not agree with.',
            ['Call us at ', CARE_PHONE, '. We speak to the desk while you are on the line.'],
            'If you are threatened or asked for money, call 112. For free legal help call 15100. The helpline for women is 181.',
          ],
        },
      ],
    },
    {
      id: 'individual-rights',
      heading: 'Your rights as an individual',
      blocks: [
        'These apply to everyone in India, in a hotel as at home:',
        {
          list: [
            'An officer who arrests you must wear a clear name tag, and must tell you why.',
            'You may have a lawyer of your choice. You need not say anything that could incriminate you.',
            'The police must inform one person of your choice, a relative or a friend.',
            'You must be brought before a magistrate within 24 hours.',
            'A woman may be searched only by a woman. Except in rare cases that a magistrate has allowed, a woman may not be arrested between sunset and sunrise.',
            'Your phone is private. You may ask for a written order before anyone looks through it.',
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
            'Two adults of any gender may be together because both want to be. No one else’s consent is needed.',
            'You do not have to be married, and you do not have to prove that you are.',
            'You are adults: no one may force you to call your parents.',
            'No one may demand money to let you go. A real fine comes with a written receipt.',
            'No one may film you or share your names to shame you.',
          ],
        },
        'Consent has to be there at every moment. Either of you may say no at any time, even after saying yes, and even in a room that is paid for.',
        'This page explains the law in general and was last checked in November 2026. For your own case, ask a lawyer.',
      ],
    },
  ],
  next: {
    heading: 'Is someone troubling you at a hotel?',
    words: ['Call ', CARE_PHONE, ', day or night. We speak to the desk while you are on the line.'],
    label: 'Call support',
    to: CARE_PHONE.to,
  },
}
