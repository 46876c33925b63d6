/** The texts of a hotel's page about who runs it, and about what our office checked there. */
import type { ShownCheck } from '#domain/hotels/publishing.ts'

export const runBy = (business: string) => `Run by ${business}`
export const whatWeChecked = 'What we checked'
export const checks: Record<ShownCheck, string> = {
  policy_accepted: 'Couples with local IDs are welcome, in writing',
  agreement_signed: 'The hotel signed our agreement',
  locks: 'Every room locks from inside',
  lighting: 'Entrance, stairs and corridors are lit at night',
  cameras: 'Cameras only in public places',
}
export const checkedOn = (date: string) => `Checked on ${date}`
