import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { IdentityImage } from './identity-thumbs.tsx'
import type { ProfilePicture } from './profile-machine.ts'
import { useProfile } from './profile-store.ts'
import RemoveIdentityDialog from './remove-identity-dialog.tsx'
import * as t from '#words/account/profile.ts'

/** Opens from '+ n' and shows every ID, each with its own remove button. */
export default function AllIdentitiesDialog({ onClose }: { onClose: () => void }) {
  const { userIdentities } = useProfile()
  const [leaving, setLeaving] = useState<ProfilePicture>()
  return (
    <Dialog title={t.yourIds} leaving={{ closable: true, onClose }}>
      <p>{userIdentities.length === 0 ? t.noIdsLeft : t.idsYouAdded(userIdentities.length)}</p>
      <ul className="identity-list">
        {userIdentities.map((picture, index) => (
          <li key={picture.id}>
            <div className="identity-thumb">
              <IdentityImage picture={picture} number={index + 1} />
            </div>
            <b className="grow">{t.idNumbered(index + 1)}</b>
            <Button variant="bare" onClick={() => setLeaving(picture)}>
              <Sentence text={t.removeNumberedId(index + 1)} />
            </Button>
          </li>
        ))}
      </ul>
      {leaving && <RemoveIdentityDialog picture={leaving} onClose={() => setLeaving(undefined)} />}
    </Dialog>
  )
}
