import { useState } from 'react'
import { useIsFresh } from '#web/features/account/otp/fresh-otp.ts'
import { IdentityCover } from './identity-cover.tsx'
import { IconButton } from '#web/ui/button.tsx'
import type { ProfilePicture } from './profile-machine.ts'
import * as t from '#words/account/profile.ts'

type IdentityThumbProps = { picture: ProfilePicture; number: number; onRemove: () => void }

/** Shows a small identity image. Only its owner sees it, and the server logs each opening. */
export const IdentityThumb = ({ picture, number, onRemove }: IdentityThumbProps) => (
  <li className="identity-thumb">
    <IdentityImage picture={picture} number={number} />
    <IconButton icon="x" label={t.removeId(number)} className="identity-remove" onClick={onRemove} />
  </li>
)

/** Shows the file that this page just sent, the stored image while the OTP is fresh, or else the cover. */
export function IdentityImage({ picture, number }: { picture: ProfilePicture; number: number }) {
  const isFresh = useIsFresh()
  // If this browser cannot draw the file (HEIC), show the server's copy.
  const [isDrawable, setDrawable] = useState(true)
  const preview = isDrawable ? picture.preview : undefined
  const src = preview ?? (isFresh ? picture.url : undefined)
  if (src === undefined) return <IdentityCover number={number} />
  return (
    <img src={src} alt={t.yourId(number)} width="112" height="76" loading="lazy" onError={() => setDrawable(false)} />
  )
}

/** Shows a placeholder for an ID that is being uploaded. */
export const PendingThumb = ({ percent }: { percent: number }) => (
  <li className="identity-thumb grid place-items-center bg-sunken digits">{percent}%</li>
)
