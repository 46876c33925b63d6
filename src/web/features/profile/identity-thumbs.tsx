import { IconButton } from '#web/ui/button.tsx'
import type { ProfilePicture } from './profile-machine.ts'

type IdentityThumbProps = { picture: ProfilePicture; number: number; onRemove: () => void }

/** An identity image, small. It is seen by its owner alone, and each look at it is written down by the server. */
export const IdentityThumb = ({ picture, number, onRemove }: IdentityThumbProps) => (
  <li className="id-th">
    <img src={picture.url} alt={`Your ID ${number}`} width="112" height="76" loading="lazy" />
    <IconButton icon="x" label={`Remove ID ${number}`} onClick={onRemove} />
  </li>
)

/** In the place and size of an ID that is on its way. */
export const ComingThumb = ({ percent }: { percent: number }) => (
  <li className="id-th grid place-items-center bg-sunken num">{percent}%</li>
)
