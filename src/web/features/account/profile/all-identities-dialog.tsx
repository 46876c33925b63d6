import { useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { IdentityThumb } from './identity-thumbs.tsx'
import type { ProfilePicture } from './profile-machine.ts'
import { useProfile } from './profile-store.ts'
import RemoveIdentityDialog from './remove-identity-dialog.tsx'
import * as t from '#words/account/profile.ts'

/** Behind '+ n': every ID, each with its own remove button. */
export default function AllIdentitiesDialog({ onClose }: { onClose: () => void }) {
  const { userIdentities } = useProfile()
  const [leaving, setLeaving] = useState<ProfilePicture>()
  return (
    <Dialog title={t.yourIds} leaving={{ closable: true, onClose }}>
      <ul className="identity-row flex-wrap">
        {userIdentities.map((picture, index) => (
          <IdentityThumb key={picture.id} picture={picture} number={index + 1} onRemove={() => setLeaving(picture)} />
        ))}
      </ul>
      {userIdentities.length === 0 && <p>{t.noIdsLeft}</p>}
      {leaving && <RemoveIdentityDialog picture={leaving} onClose={() => setLeaving(undefined)} />}
    </Dialog>
  )
}
