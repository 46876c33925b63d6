import { openLogin } from '#web/lib/login-dialog.ts'
import { currentSession } from '#web/lib/session.ts'
import { IconButton } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { markFavourite, useIsFavourite } from './favourite-store.ts'
import * as t from '#words/favourites.ts'

const WORDS = { favourite: t.addedToFavourites, unfavourite: t.removedFromFavourites } as const

async function toggle(hotelId: number, mark: 'favourite' | 'unfavourite'): Promise<void> {
  const isKept = await markFavourite(hotelId, mark)
  if (!isKept) return showToast({ text: t.couldNotSave })
  const opposite = mark === 'favourite' ? 'unfavourite' : 'favourite'
  showToast({
    text: WORDS[mark],
    icon: 'heart',
    action: { label: t.undo, run: () => void markFavourite(hotelId, opposite) },
  })
}

type FavouriteHeartProps = { hotelId: number; hotelName: string; className: string }

/** Asks visitors to sign in first, then marks the heart that they pressed (specification §6). */
export function FavouriteHeart({ hotelId, hotelName, className }: FavouriteHeartProps) {
  const isFavourite = useIsFavourite(hotelId)
  const press = () => {
    if (currentSession().state !== 'signed-in')
      return openLogin({ afterwards: () => void toggle(hotelId, 'favourite') })
    void toggle(hotelId, isFavourite ? 'unfavourite' : 'favourite')
  }
  return (
    <IconButton
      icon="heart"
      className={`needs-script ${className}`}
      label={isFavourite ? t.removeFromFavourites(hotelName) : t.addToFavourites(hotelName)}
      aria-pressed={isFavourite}
      onClick={press}
    />
  )
}
