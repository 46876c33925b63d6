import { useId } from 'react'
import { ImagePicker } from '#web/ui/image-picker.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { isProfileBusy, errorAt } from './profile-machine.ts'
import { changePhoto, useProfile } from './profile-store.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/account/profile.ts'

/** Shows 'Upload' until there is a photo, then 'Change' (specification §2 "Dashboard sidebar"). */
export function PhotoControl() {
  const profile = useProfile()
  const place = useId()
  const { _profilePicture, isUpdatingProfileImage, percent } = profile
  const problem = errorAt(profile, place)
  const pick = async ([file]: File[]) => {
    if (file && (await changePhoto(file, place))) showToast({ text: t.photoSaved })
  }
  return (
    <>
      <div className="row photo-control">
        <ImagePicker className="link" onPick={(files) => void pick(files)} busy={isProfileBusy(profile)}>
          <Sentence
            text={isUpdatingProfileImage ? t.sendingPhoto(percent) : _profilePicture ? t.changePhoto : t.uploadPhoto}
          />
        </ImagePicker>
        <span className="soft">{t.photoSize}</span>
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </>
  )
}
