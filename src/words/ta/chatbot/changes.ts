import { CHANGE_WINDOW_HOURS } from '#domain/bookings/change-window.ts'
import { hourlyPrice, MAX_EXTENSION_HOURS, MIN_EXTENSION_HOURS } from '#domain/bookings/extension.ts'
import { HOLD_MINUTES } from '#domain/bookings/holds.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { slotAt, slotHours, type SlotIndex } from '#domain/slots/slots.ts'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'
import { slotName } from '../slots.ts'

const IN_TIME = `செக்-இன்னுக்கு ${CHANGE_WINDOW_HOURS} மணி நேரம் முன் வரை, உங்கள் ஹோட்டல் அனுமதித்தால் பிறகும்`

const EXAMPLE_SLOT: SlotIndex = 3
const EXAMPLE_PRICE = 1499
const exampleSlot = slotAt(EXAMPLE_SLOT)

const extraHourWords = `ஒரு கூடுதல் மணி நேரத்தின் விலை: ஸ்லாட்டின் விலையை அதன் மணி நேரத்தால் வகுத்து, மேல்நோக்கி முழுமையாக்கியது. உதாரணமாக, ${slotName(exampleSlot)} ${slotHours(exampleSlot)} மணி நேரம்; விலை ${formatRupees(EXAMPLE_PRICE)} என்றால் கூடுதல் மணி நேரம் ஓர் அறைக்கு ${formatRupees(hourlyPrice(EXAMPLE_SLOT, EXAMPLE_PRICE))}, வரி தனி.`

export const MODIFY: ChatTopic = {
  id: 'modify',
  title: 'புக்கிங்கை மாற்ற',
  questions: [
    {
      id: 'change-time',
      asks: 'தேதியையோ ஸ்லாட்டையோ எப்படி மாற்றுவது?',
      answer: {
        text: `என் புக்கிங்குகளில் புக்கிங்கைத் திறந்து “மாற்று” அழுத்துங்கள், ${IN_TIME}. முதலில் புதிய பில்லைப் பார்ப்பீர்கள். விலை அதிகமென்றால் வித்தியாசத்தைச் செலுத்துங்கள்; குறைவென்றால் அதைத் திருப்பித் தருகிறோம்.`,
        link: { label: 'என் புக்கிங்குகள்', to: 'myBookings' },
      },
    },
    {
      id: 'late-change',
      asks: `செக்-இன்னுக்கு ${CHANGE_WINDOW_HOURS} மணி நேரத்துக்குள் மாற்றலாமா?`,
      answer: {
        text: `உங்கள் ஹோட்டல் அனுமதித்தால் மட்டும்: ${IN_TIME} புக்கிங்கை மாற்றலாம். எதுவரை என்பது என் புக்கிங்குகளில் தெரியும். அதன் பிறகும் முடிவில் மணி நேரம் கூட்டலாம்.`,
      },
    },
    {
      id: 'extend-stay',
      asks: 'இன்னும் சில மணி நேரம் தங்கலாமா?',
      answer: {
        text: `தங்கலாம், ஒரு முறைக்கு ${MIN_EXTENSION_HOURS} முதல் ${MAX_EXTENSION_HOURS} மணி நேரம், செக்-அவுட்டுக்கு முன் எப்போதும், அறை காலியாக இருக்கும் வரை. ${extraHourWords}`,
        link: { label: 'என் புக்கிங்குகள்', to: 'myBookings' },
      },
    },
    {
      id: 'change-rooms',
      asks: 'ஹோட்டலையோ அறைகளின் எண்ணிக்கையையோ மாற்றலாமா?',
      answer: {
        text: `ஏற்கனவே உள்ள புக்கிங்கில் முடியாது. ${IN_TIME} முழு ரீஃபண்டுடன் ரத்து செய்து, புதிதாக புக் செய்யுங்கள்.`,
      },
    },
  ],
}

export const CANCEL: ChatTopic = {
  id: 'cancel',
  title: 'புக்கிங்கை ரத்து செய்ய',
  questions: [
    {
      id: 'how-to-cancel',
      asks: 'எப்படி ரத்து செய்வது?',
      answer: {
        text: `என் புக்கிங்குகளில் புக்கிங்கைத் திறந்து “புக்கிங்கை ரத்து செய்” அழுத்துங்கள், ${IN_TIME}. உறுதி செய்யும் முன் உங்கள் ரீஃபண்டைப் பார்ப்பீர்கள், காரணம் சொல்ல வேண்டியதில்லை.`,
        link: { label: 'என் புக்கிங்குகள்', to: 'myBookings' },
      },
    },
    {
      id: 'late-cancel',
      asks: 'இனி ஏன் ரத்து செய்ய முடியாது?',
      answer: {
        text: `${IN_TIME} ரத்து செய்திருக்கலாம். இப்போது ஹோட்டல் உங்களுக்காக அறையை வைத்திருந்தது, இவ்வளவு குறுகிய நேரத்தில் அதை வேறொருவருக்குத் தருவது கடினம்.`,
        link: { label: 'ரத்தும் ரீஃபண்டும்', to: 'cancellationsRefunds' },
      },
    },
    {
      id: 'unpaid-booking',
      asks: 'நான் பணம் செலுத்தவில்லை. ரத்து செய்ய வேண்டுமா?',
      answer: {
        text: `வேண்டாம். பணம் செலுத்தாத புக்கிங் ${HOLD_MINUTES} நிமிடங்களில் தானாக முடியும். அறை விடுவிக்கப்படும், பயன்படுத்திய கிரெடிட் திரும்ப வரும்.`,
      },
    },
  ],
}
