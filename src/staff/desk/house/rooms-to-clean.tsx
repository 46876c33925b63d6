import type { DeskBooking } from '#contract/desk.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useCall, usePost } from '../desk-calls.ts'
import { PressNotice } from '../press-notice.tsx'
import { useWords } from '../words/use-words.ts'

type ToClean = { id: number; number: string }

/** Lists the booked rooms that nobody has marked clean. Empty when offline, where the desk checks the room itself. */
export function useRoomsToClean({ rooms }: Pick<DeskBooking, 'rooms'>): ToClean[] {
  const { value } = useCall('GET /desk/rooms-now')
  const house = value?.rooms ?? []
  return house.filter(({ number, state }) => rooms.includes(number) && (state === 'to_clean' || state === 'cleaning'))
}

type StillToCleanProps = { rooms: readonly ToClean[]; onGive: () => void; onClose: () => void }

/** Warns once before the desk hands out the key to a room that is not clean. */
export function RoomsToClean({ rooms, onGive, onClose }: StillToCleanProps) {
  const words = useWords()
  const { ofHouse } = words
  const [first] = rooms
  const cleaning = usePost('POST /desk/cleaning/{id}/clean', { params: { id: String(first?.id ?? 0) } })
  const clean = async () => {
    if ((await cleaning.send())?.ok) onGive()
  }
  return (
    <Dialog
      title={ofHouse.toCleanFirst(rooms.map(({ number }) => number).join(', '))}
      leaving={{ closable: true, onClose }}
    >
      <div className="flow">
        <p>{ofHouse.toCleanFirstWords}</p>
        <PressNotice sending={cleaning} />
        {rooms.length === 1 && (
          <Button variant="primary" className="big w-full" aria-disabled={cleaning.isBusy} onClick={() => void clean()}>
            {ofHouse.isCleanGiveKey}
          </Button>
        )}
        <Button className="w-full" onClick={onGive}>
          {ofHouse.giveAnyway}
        </Button>
        <Button className="w-full" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
