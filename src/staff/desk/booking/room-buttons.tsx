import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '../words/use-words.ts'
import './booking.css'

type RoomButtonsProps = {
  rooms: readonly { number: string; has_bathtub: boolean }[] | undefined
  /** says what choosing a room does; shown only if a room is free */
  hint: string
  isBusy: boolean
  onRoom: (number: string) => void
}

/** Shows one button for each free room. */
export function RoomButtons({ rooms, hint, isBusy, onRoom }: RoomButtonsProps) {
  const words = useWords()
  if (!rooms) return null
  return (
    <>
      <p>{rooms.length === 0 ? words.noOtherRoom : hint}</p>
      <div className="free-rooms">
        {rooms.map(({ number, has_bathtub }) => (
          <Button key={number} aria-disabled={isBusy} onClick={() => onRoom(number)}>
            {words.greetRoom(number)}
            {has_bathtub && (
              <>
                <Icon name="bath" />
                <span className="visually-hidden">{words.withBathtub}</span>
              </>
            )}
          </Button>
        ))}
      </div>
    </>
  )
}
