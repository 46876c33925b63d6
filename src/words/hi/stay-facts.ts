import { calendar } from './calendar.ts'
import { plural } from './plural.ts'

export const slots: readonly string[] = ['मॉर्निंग', 'कस्टम डे', 'कस्टम नाइट', 'ईवनिंग', 'फुल डे']
export const moment = (instant: Date): string => calendar.shortMoment(instant)
export const rooms = (count: number) => `${count} ${plural(count, 'कमरा', 'कमरे')}`
export const paid = 'PAID, कुछ नहीं लेना है'
export const toTake = (amount: string) => `${amount} लेना है`
