import type { ReactNode } from 'react'
import type { HotelPicture as Picture } from '#contract/hotels.ts'
import { HotelPicture } from '#web/features/hotels/hotel-picture.tsx'

type HotelLineProps = { picture: Picture | undefined; children: ReactNode }

/** Shows a hotel's doorway picture next to its name. */
export function HotelLine({ picture, children }: HotelLineProps) {
  return (
    <div className="hotel-line">
      <span className="hotel-line-picture">
        <HotelPicture picture={picture} sizes="196px" loading="eager" />
      </span>
      <div className="grow min-w-0">{children}</div>
    </div>
  )
}
