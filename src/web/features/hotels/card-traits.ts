import type { HotelInList } from '#contract/hotels.ts'
import type { Slot } from '#domain/slots/slots.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import * as common from '#words/common.ts'
import * as t from '#words/hotels.ts'

/** One line of a card. An icon without words represents a trait that the list names above its cards. */
export type CardTrait = { icon: IconName; words: string; isOnlyIcon?: true }

/** Whether breakfast comes with the slot at this hotel. */
export const servesBreakfast = ({ amenities }: Pick<HotelInList, 'amenities'>, { hasBreakfast }: Slot): boolean =>
  hasBreakfast && amenities.includes('breakfast')

/** Returns 'Free to cancel, with breakfast', to reassure guests on a card whose list does not say it. */
export function promiseOf({ cancels = false, serves }: { cancels?: boolean; serves: boolean }): { promise?: string } {
  if (cancels) return { promise: serves ? t.freeToCancelWithBreakfast : t.freeToCancel }
  return serves ? { promise: t.breakfastIncluded } : {}
}

/** Returns the traits that every card shows, at least as icons (specification §2). */
export function lastingTraits(
  { hasBathtub, same_sex }: Pick<HotelInList, 'hasBathtub' | 'same_sex'>,
  isSaid: (name: 'bathtub' | 'same_sex') => boolean = () => false,
): CardTrait[] {
  const trait = (name: 'bathtub' | 'same_sex', icon: IconName, words: string): CardTrait => ({
    icon,
    words,
    ...(isSaid(name) ? { isOnlyIcon: true } : {}),
  })
  return [
    ...(hasBathtub ? [trait('bathtub', 'bath', common.bathtub)] : []),
    ...(same_sex ? [trait('same_sex', 'rainbow', t.welcomeOnCard(t.sameSexCouples))] : []),
  ]
}
