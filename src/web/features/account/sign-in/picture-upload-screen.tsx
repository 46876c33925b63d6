import { useId, useRef, type RefObject } from 'react'
import { PAGES } from '#domain/page-configuration.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { IdHint } from '#web/features/account/profile/id-hint.tsx'
import { PendingThumb, IdentityThumb } from '#web/features/account/profile/identity-thumbs.tsx'
import {
  isProfileBusy,
  errorAt,
  SHOWN_IDENTITIES,
  shownIdentities,
  uploadChoices,
  type ProfileState,
} from '#web/features/account/profile/profile-machine.ts'
import {
  addIdentities,
  changePhoto,
  removeIdentities,
  useProfile,
} from '#web/features/account/profile/profile-store.ts'
import { IdentityPicker } from '#web/features/identity/identity-picker.tsx'
import { useSignUpComplete } from '#web/lib/login-dialog.ts'
import { kilobyteWords } from '#web/lib/upload.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ImagePicker } from '#web/ui/image-picker.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useFocusOnMount } from '#web/ui/use-focus-on-mount.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/account/sign-in.ts'

const PLACE = 'upload-screen'

/** Shows the third screen, userPictureUpload: photo, ID, 'Sign Up' and 'Skip' (specification §2, §5). */
export function PictureUploadScreen({ onDone }: { onDone: () => void }) {
  const profile = useProfile()
  const isJoining = useSignUpComplete()
  const { canSignUp, canSkip } = uploadChoices(profile)
  const whyId = useId()
  const problem = errorAt(profile, PLACE)
  const photoInput = useFocusOnMount<HTMLInputElement>()
  const idInput = useRef<HTMLButtonElement>(null)
  const finish = useRef<HTMLButtonElement>(null)
  return (
    <div className="flow">
      <p className="soft">{t.whyPhotoAndId(PAGES.identityKeptDays)}</p>
      <PhotoSlot profile={profile} input={photoInput} onAdded={() => idInput.current?.focus()} />
      <IdSlot profile={profile} input={idInput} onAdded={() => finish.current?.focus()} />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button
        ref={finish}
        variant="primary"
        className="big w-full"
        aria-disabled={!canSignUp}
        aria-describedby={canSignUp ? undefined : whyId}
        onClick={() => canSignUp && onDone()}
      >
        {isJoining ? t.finishSignUp : common.done}
      </Button>
      <div className="row justify-between">
        {!canSignUp && (
          <p className="soft" id={whyId}>
            {whyNot(profile)}
          </p>
        )}
        {canSkip && (
          <Button variant="bare" className="px-4" onClick={onDone}>
            {t.skip}
          </Button>
        )}
      </div>
    </div>
  )
}

function whyNot(profile: ProfileState): string {
  if (isProfileBusy(profile)) return t.pictureIsUploading
  if (!profile._profilePicture) return profile.userIdentities.length > 0 ? t.addPhotoToo : t.addPhotoAndAnId
  return t.addAtLeastOneId
}

type SlotProps<Control> = { profile: ProfileState; input: RefObject<Control | null>; onAdded: () => void }

/** Disabled once there is a photo, because the dashboard can change it (specification §5). */
function PhotoSlot({ profile, input, onAdded }: SlotProps<HTMLInputElement>) {
  const { _profilePicture: photo, isUpdatingProfileImage, percent, sentBytes } = profile
  const bytes = photo ? sentBytes[photo.id] : undefined
  const pick = async ([file]: File[]) => {
    if (file && (await changePhoto(file, PLACE))) onAdded()
  }
  return (
    <div className="row gap-3">
      <Avatar picture={photo} className="in-dialog" />
      <div className="grow min-w-0">
        <b>{t.yourPhoto}</b>
        <br />
        <span className="soft digits">{bytes === undefined ? t.photoSize : kilobyteWords(bytes)}</span>
      </div>
      {photo && (
        <Badge tone="trust">
          <Icon name="check" />
          {t.added}
        </Badge>
      )}
      <ImagePicker
        ref={input}
        className={photo ? 'visually-hidden' : 'button quiet px-4'}
        disabled={photo !== null}
        busy={isProfileBusy(profile)}
        onPick={(files) => void pick(files)}
      >
        <Sentence text={isUpdatingProfileImage ? t.uploadingPhoto(percent) : t.uploadPhoto} />
      </ImagePicker>
      <LiveRegion>{bytes !== undefined && t.photoAdded}</LiveRegion>
    </div>
  )
}

function IdSlot({ profile, input, onAdded }: SlotProps<HTMLButtonElement>) {
  const { userIdentities, isAddingIdentity, percent, sentBytes } = profile
  const hintId = useId()
  const { shown, more } = shownIdentities(userIdentities)
  const last = userIdentities.at(-1)
  const bytes = last && sentBytes[last.id]
  const pick = async (files: File[]) => {
    if ((await addIdentities(files, PLACE)) && profile._profilePicture) onAdded()
  }
  const remove = async (id: string) => {
    await removeIdentities([id], PLACE)
    input.current?.focus()
  }
  const isFirst = userIdentities.length === 0
  return (
    <div>
      <b>{t.yourIds}</b>
      <div className="identity-row flex-wrap mt-2">
        <ul className="identity-row">
          {shown.map((picture, index) => (
            <IdentityThumb
              key={picture.id}
              picture={picture}
              number={index + 1}
              onRemove={() => void remove(picture.id)}
            />
          ))}
          {isAddingIdentity && shown.length < SHOWN_IDENTITIES && <PendingThumb percent={percent} />}
          {more > 0 && <li>+ {more}</li>}
        </ul>
        <IdentityPicker
          ref={input}
          className="identity-add"
          busy={isProfileBusy(profile)}
          describedBy={hintId}
          onPick={(files) => void pick(files)}
        >
          <Icon name="upload" />
          <span>
            <Sentence text={isFirst ? t.browseForId : t.addAnotherId} />
          </span>
        </IdentityPicker>
      </div>
      <output className="soft digits">{bytes !== undefined && t.idAdded(kilobyteWords(bytes))}</output>
      <IdHint id={hintId} />
    </div>
  )
}
