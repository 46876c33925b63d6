import { IconButton } from './button.tsx'
import './shots.css'
import * as t from '#words/shots.ts'

/** A chosen photo: shown from the phone's own file, and named by its id once it is uploaded. */
export type Shot = { address: string; id: string }

/** Photos that were chosen and are not sent yet. */
export const Shots = ({ shots, onRemove }: { shots: readonly Shot[]; onRemove: (id: string) => void }) => (
  <ul className="shots mb-2">
    {[...shots.entries()].map(([index, { id, address }]) => (
      <li key={id} className="shot">
        <img src={address} alt="" />
        <IconButton icon="x" label={t.removePhoto(index + 1)} onClick={() => onRemove(id)} />
      </li>
    ))}
  </ul>
)
