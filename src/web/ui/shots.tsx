import { IconButton } from './button.tsx'
import './shots.css'
import * as t from '#words/shots.ts'

/** A chosen photo. It is shown from the phone's own file, and has an id once it is uploaded. */
export type Shot = { address: string; id: string }

/** Shows photos that were chosen but not sent yet. */
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
