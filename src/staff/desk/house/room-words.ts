import type { RoomNow } from '#contract/desk-cleaning.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { betweenWords, nearWords } from '../words/desk-time.ts'
import type { DeskWords } from '#english/desk/desk.ts'

type Said = { icon: IconName; state: string; detail: string }

const joined = (parts: readonly (string | false | null | undefined)[]): string => parts.filter(Boolean).join(', ')

/** Names who is in the room: the full name while the desk may see it, else the first name or the code. */
function whoOf(party: NonNullable<RoomNow['party']>, words: DeskWords): string {
  if (party.kind === 'walk_in') return joined([party.name ?? party.first_name, words.ofHouse.walkIn])
  return party.name ?? party.first_name ?? party.code ?? ''
}

/** Says when a room's next guests arrive, or that their check-in time has come. */
function nextOf(room: RoomNow, now: Date, words: DeskWords): string {
  if (room.next_at === null) return ''
  const at = new Date(room.next_at)
  const time = nearWords(at, now, words)
  return at <= now ? words.ofHouse.nextNow(time) : words.ofHouse.nextAt(time)
}

function cleaningWords(room: RoomNow, now: Date, words: DeskWords): string {
  const { ofHouse } = words
  const { cleaning } = room
  if (!cleaning) return ''
  const since = (at: string) => nearWords(new Date(at), now, words)
  const who =
    cleaning.started_at === null
      ? ofHouse.leftAt(since(cleaning.dirty_at))
      : ofHouse.cleanedBy(cleaning.started_by ?? '', since(cleaning.started_at))
  const next = nextOf(room, now, words)
  return joined([who, next || (cleaning.is_urgent && ofHouse.soldAgain)])
}

function partyWords(room: RoomNow, now: Date, words: DeskWords): string {
  const { party } = room
  if (!party) return ''
  return joined([
    whoOf(party, words),
    room.state === 'late' && words.ofHouse.until(nearWords(new Date(party.until), now, words)),
    party.due > 0 && words.ofHouse.due(formatRupees(party.due)),
    room.state === 'late' && nextOf(room, now, words),
  ])
}

/** Describes the state of a room and anything else that the desk needs to know. */
export function wordsOfRoom(room: RoomNow, now: Date, words: DeskWords): Said {
  const { ofHouse, ofRooms } = words
  const near = (at: string | null | undefined) => (at ? nearWords(new Date(at), now, words) : '')
  switch (room.state) {
    case 'late':
      return {
        icon: 'clock',
        state: ofHouse.lateBy(betweenWords(new Date(room.party?.until ?? now), now, words)),
        detail: partyWords(room, now, words),
      }
    case 'in':
      return {
        icon: 'bed-double',
        state: ofHouse.inUntil(near(room.party?.until)),
        detail: partyWords(room, now, words),
      }
    case 'to_clean':
      return { icon: 'brush-cleaning', state: ofHouse.toClean, detail: cleaningWords(room, now, words) }
    case 'cleaning':
      return { icon: 'brush-cleaning', state: ofHouse.beingCleaned, detail: cleaningWords(room, now, words) }
    case 'free': {
      const until = room.next_at ? new Date(room.next_at) : undefined
      const detail = until
        ? ofHouse.freeUntil(nearWords(until, now, words), betweenWords(until, now, words))
        : ofHouse.freeOpen
      return { icon: 'circle-check', state: ofHouse.free, detail }
    }
    case 'kept':
      return { icon: 'clock', state: ofHouse.kept, detail: ofHouse.keptUntil(near(room.kept_until)) }
    case 'blocked':
      return {
        icon: 'ban',
        state: ofHouse.blockedUntil(near(room.block?.until)),
        detail: [ofRooms.reasons[room.block?.why ?? 'other'], room.block?.note].filter(Boolean).join(': '),
      }
    default:
      return room.state satisfies never
  }
}
