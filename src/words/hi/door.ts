import type { DoorWords } from '../door-words.ts'

export const door: DoorWords = {
  language: 'hi',
  paid: 'पेमेंट हो चुका',
  due: 'अब देना है',
  nothing: 'और कुछ नहीं लेना है',
  booking: 'बुकिंग',
  hours: '24 घंटे',
}
