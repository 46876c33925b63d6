import { useId } from 'react'
import { useIsFresh } from '#web/features/account/otp/fresh-otp.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { errorAt, type ProfilePicture } from './profile-machine.ts'
import { removeIdentities, useProfile } from './profile-store.ts'
import * as t from '#words/account/profile.ts'

/** Asks for confirmation, because a removal cannot be undone. */
export default function RemoveIdentityDialog({ picture, onClose }: { picture: ProfilePicture; onClose: () => void }) {
  const profile = useProfile()
  const { userIdentities, isRemovingIdentity } = profile
  const isFresh = useIsFresh()
  const place = useId()
  const problem = errorAt(profile, place)
  const remove = async () => {
    if (!(await removeIdentities([picture.id], place))) return
    onClose()
    showToast({ text: t.idRemoved })
  }
  return (
    <Dialog title={t.removeThisId} leaving={{ closable: true, onClose }}>
      <div className="flow">
        {isFresh && <img className="identity-large" src={picture.url} alt={t.idToRemove} width="344" height="216" />}
        <p>{userIdentities.length === 1 ? t.onlyIdDestroyedAtOnce : t.destroyedAtOnce}</p>
        {problem && <Notice tone="danger">{problem}</Notice>}
        <Button
          variant="primary"
          className="big w-full"
          aria-disabled={isRemovingIdentity}
          onClick={() => void remove()}
        >
          {isRemovingIdentity ? t.removing : t.remove}
        </Button>
        <Button className="w-full" onClick={onClose}>
          {' '}
          {t.keepId}{' '}
        </Button>
      </div>
    </Dialog>
  )
}
