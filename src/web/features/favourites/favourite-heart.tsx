import { openLogin } from '#web/lib/login-dialog.ts'
import { currentSession } from '#web/lib/session.ts'
import { IconButton } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { markFavourite, useIsFavourite } from './favourite-store.ts'

const WORDS = { favourite: 'Added to My Favourites', unfavourite: 'Removed from My Favourites' } as const

async function toggle(hotelId: number, mark: 'favourite' | 'unfavourite'): Promise<void> {
  const isKept = await markFavourite(hotelId, mark)
  if (!isKept) return showToast({ text: 'We could not save this. Please try again.' })
  const opposite = mark === 'favourite' ? 'unfavourite' : 'favourite'
  showToast({
    text: WORDS[mark],
    icon: 'heart',
    action: { label: 'Undo', run: () => void markFavourite(hotelId, opposite) },
  })
}

type FavouriteHeartProps = { hotelId: number; hotelName: string; className: string }

/** Asks visitors to sign in first, then marks the heart they pressed (specification §6). */
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
      label={`${isFavourite ? 'Remove from' : 'Add to'} favourites: ${hotelName}`}
      aria-pressed={isFavourite}
      onClick={press}
    />
  )
}
