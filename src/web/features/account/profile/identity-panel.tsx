import { laterPart } from '#web/ui/load-part.ts'
import { useId, useRef, useState } from 'react'
import { IdentityPicker } from '#web/features/identity/identity-picker.tsx'
import { Link } from '#web/lib/navigation/link.tsx'
import { openLogin } from '#web/lib/login-dialog.ts'
import { PATHS } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { focusWhenLost } from '#web/ui/focus-when-lost.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingWord, Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { IdHint } from './id-hint.tsx'
import { PendingThumb, IdentityThumb } from './identity-thumbs.tsx'
import {
  hasPhotoAndId,
  isProfileBusy,
  errorAt,
  shownIdentities,
  type ProfilePicture,
  type ProfileState,
} from './profile-machine.ts'
import { addIdentities, reloadIdentities, useProfile } from './profile-store.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/account/profile.ts'

const RemoveIdentityDialog = laterPart(() => import('./remove-identity-dialog.tsx'))
const AllIdentitiesDialog = laterPart(() => import('./all-identities-dialog.tsx'))

type Opened = { kind: 'remove'; picture: ProfilePicture } | { kind: 'all' }

/** Shows 'Your IDs' in the dashboard's sidebar: two thumbnails, '+ n', and a way to add more (specification §2). */
export function IdentityPanel() {
  const profile = useProfile()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [opened, setOpened] = useState<Opened>()
  // The button that opened the dialog is gone if its ID was removed, so the heading takes the focus.
  const close = () => {
    setOpened(undefined)
    focusWhenLost(() => heading.current)
  }
  return (
    <section className="identity-panel" aria-labelledby={headingId}>
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        {t.yourIds}
      </h3>
      <IdentityList profile={profile} onOpen={setOpened} />
      {profile.identitiesLoaded && <AddIdentity profile={profile} />}
      {opened?.kind === 'remove' && <RemoveIdentityDialog picture={opened.picture} onClose={close} />}
      {opened?.kind === 'all' && <AllIdentitiesDialog onClose={close} />}
    </section>
  )
}

const howItWorksLink = (words: string) => (
  <Link className="link in-text" to={PATHS.howSuperfastCheckinWorks}>
    {words}
  </Link>
)

function IdentityList({ profile, onOpen }: { profile: ProfileState; onOpen: (opened: Opened) => void }) {
  const { userIdentities, identitiesLoaded, isAddingIdentity, percent, problem } = profile
  const { shown, more } = shownIdentities(userIdentities)
  if (!identitiesLoaded && problem?.about === 'identities') return <NotLoaded message={problem.message} />
  if (!identitiesLoaded) {
    return (
      <>
        <LoadingWord />
        <Skeleton className="identity-thumb" width="112px" height="76px" />
      </>
    )
  }
  if (shown.length === 0 && !isAddingIdentity) {
    return (
      <p>
        <Sentence text={t.uploadYourId} link={howItWorksLink} />
      </p>
    )
  }
  return (
    <ul className="identity-row">
      {shown.map((picture, index) => (
        <IdentityThumb
          key={picture.id}
          picture={picture}
          number={index + 1}
          onRemove={() => onOpen({ kind: 'remove', picture })}
        />
      ))}
      {isAddingIdentity && shown.length < 2 && <PendingThumb percent={percent} />}
      {more > 0 && (
        <li>
          <button type="button" className="link identity-count" onClick={() => onOpen({ kind: 'all' })}>
            <Sentence text={t.moreIds(more)} />
          </button>
        </li>
      )}
    </ul>
  )
}

const NotLoaded = ({ message }: { message: string }) => (
  <Notice tone="danger">
    {message}{' '}
    <button type="button" className="link in-text" onClick={reloadIdentities}>
      {common.tryAgain}
    </button>
  </Notice>
)

function AddIdentity({ profile }: { profile: ProfileState }) {
  const { userIdentities, isAddingIdentity, percent } = profile
  const hintId = useId()
  const problem = errorAt(profile, hintId)
  const isFirst = userIdentities.length === 0
  const [first, another] = isAddingIdentity
    ? [t.addingFirstId(percent), t.addingAnotherId(percent)]
    : [t.browseForId, t.addAnotherId]
  const pick = async (files: File[]) => {
    if (await addIdentities(files, hintId))
      showToast({ text: t.idsAdded(files.length, userIdentities.length + files.length) })
  }
  return (
    <>
      <IdentityPicker
        className="button quiet w-full mt-3"
        busy={isProfileBusy(profile)}
        describedBy={hintId}
        onPick={(files) => void pick(files)}
      >
        <Icon name="image-plus" />
        <Sentence text={isFirst ? first : another} />
      </IdentityPicker>
      {problem && (
        <div className="mt-2">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
      {isFirst && <IdHint id={hintId} />}
      {!hasPhotoAndId(profile) && (
        <Button variant="bare" className="w-full" onClick={() => openLogin({ screen: 'userPictureUpload' })}>
          {t.addPhotoAndIdTogether}
        </Button>
      )}
    </>
  )
}
