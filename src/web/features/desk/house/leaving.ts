import type { RoomNow } from '#contract/desk-cleaning.ts'
import { DESK } from '#web/lib/desk-paths.ts'

type Party = NonNullable<RoomNow['party']>

/** How these guests are marked as left: on a page with their bill, or by freeing the block of a walk-in. */
export type Leaving = { how: 'page'; to: string } | { how: 'free'; blockId: string }

/** The one place that says where a party leaves. */
export const leavingOf = ({ kind, id }: Party): Leaving =>
  kind === 'walk_in' ? { how: 'free', blockId: id } : { how: 'page', to: DESK.booking(id) }
