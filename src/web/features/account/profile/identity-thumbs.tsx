import { useState } from 'react'
import { useIsFresh } from '#web/features/account/otp/fresh-otp.ts'
import { IdentityCover } from './identity-cover.tsx'
import { IconButton } from '#web/ui/button.tsx'
import type { ProfilePicture } from './profile-machine.ts'

type IdentityThumbProps = { picture: ProfilePicture; number: number; onRemove: () => void }

/** An identity image, small. Only its owner sees it, and the server logs each opening. */
export const IdentityThumb = ({ picture, number, onRemove }: IdentityThumbProps) => (
  <li className="identity-thumb">
    <IdentityImage picture={picture} number={number} />
    <IconButton icon="x" label={`Remove ID ${number}`} className="identity-remove" onClick={onRemove} />
  </li>
)

/** What this page sent a moment ago, the kept image while the OTP is fresh, or the cover. */
function IdentityImage({ picture, number }: { picture: ProfilePicture; number: number }) {
  const isFresh = useIsFresh()
  // A file this browser cannot draw (HEIC) is shown as the server kept it.
  const [isDrawable, setDrawable] = useState(true)
  const preview = isDrawable ? picture.preview : undefined
  const src = preview ?? (isFresh ? picture.url : undefined)
  if (src === undefined) return <IdentityCover number={number} />
  return (
    <img
      src={src}
      alt={`Your ID ${number}`}
      width="112"
      height="76"
      loading="lazy"
      onError={() => setDrawable(false)}
    />
  )
}

/** In the place and size of an ID that is on its way. */
export const ComingThumb = ({ percent }: { percent: number }) => (
  <li className="identity-thumb grid place-items-center bg-sunken digits">{percent}%</li>
)
