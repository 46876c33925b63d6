import type { Language } from '#domain/languages.ts'

/** What guests hold up to the desk, in the languages that a desk reads, whatever the language of the page. */
export const DOOR_WORDS: Readonly<
  Record<Language, { paid: string; due: string; nothing: string; booking: string; hours: string }>
> = {
  en: { paid: 'Paid', due: 'Due now', nothing: 'Nothing else is due', booking: 'Booking', hours: '24 hours' },
  hi: {
    paid: 'पेमेंट हो चुका',
    due: 'अब देना है',
    nothing: 'और कुछ नहीं लेना है',
    booking: 'बुकिंग',
    hours: '24 घंटे',
  },
  ta: {
    paid: 'பணம் செலுத்தப்பட்டது',
    due: 'இப்போது தர வேண்டியது',
    nothing: 'வேறு எதுவும் தர வேண்டியதில்லை',
    booking: 'புக்கிங்',
    hours: '24 மணி நேரம்',
  },
}
