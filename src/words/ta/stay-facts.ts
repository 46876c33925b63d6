import { calendar } from './calendar.ts'
import { plural } from './plural.ts'

export const slots: readonly string[] = ['மார்னிங்', 'கஸ்டம் டே', 'கஸ்டம் நைட்', 'ஈவ்னிங்', 'ஃபுல் டே']
export const moment = (instant: Date): string => calendar.shortMoment(instant)
export const rooms = (count: number) => `${count} ${plural(count, 'ரூம்', 'ரூம்கள்')}`
export const paid = 'PAID, எதுவும் வாங்க வேண்டாம்'
export const toTake = (amount: string) => `${amount} வாங்க வேண்டும்`
