import type { WalkInOffers } from '#contract/desk-walk-ins.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'

/** Stands for 'any free room'; no room has this id. */
const ANY = 0

type RoomSheetProps = { rooms: WalkInOffers['rooms']; onRoom: (id: number) => void; onClose: () => void }

/** Lists the rooms that are free now, each with the time until which it is free. */
export function RoomSheet({ rooms, onRoom, onClose }: RoomSheetProps) {
  const words = useWords()
  const { ofWalkIns } = words
  const now = serverNow()
  return (
    <Sheet title={ofWalkIns.whichRoom} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <Button className="w-full" onClick={() => onRoom(ANY)}>
          {ofWalkIns.anyRoom}
        </Button>
        {rooms.map(({ id, number, name, has_bathtub, free_until }) => (
          <Button key={id} className="w-full" onClick={() => onRoom(id)}>
            {has_bathtub && <Icon name="bath" />}
            {free_until === null
              ? ofWalkIns.roomFree(number)
              : ofWalkIns.roomUntil(number, nearWords(new Date(free_until), now, words))}
            {name && ` (${name})`}
          </Button>
        ))}
        {rooms.length === 0 && <p>{ofWalkIns.noRoom}</p>}
      </div>
    </Sheet>
  )
}
