import type { DeskPhotos } from '#contract/desk-photos.ts'
import { SUBJECT_NAMES, type PhotoSubject } from '#domain/pictures/photo-subjects.ts'
import type { DeskWords } from '#english/desk/desk.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PictureSource } from '#web/ui/picture-source.tsx'
import { WrittenText } from '#web/ui/written-text.tsx'
import { useWords } from '../desk/words/use-words.ts'
import type { PhotoUpload } from './use-photo-uploads.ts'

export type Photo = DeskPhotos['photos'][number]

const SIZES = '(min-width: 62em) 320px, 112px'

export type OpenPhotoDialog = { what: 'caption' | 'remove'; photo: Photo; called: string }

type PhotoItemProps = {
  photo: Photo
  place: number
  count: number
  isBusy: boolean
  /** an earlier photo that looks the same, and its position */
  twin: { photo: Photo; place: number } | undefined
  onMove: (to: number, way: 'earlier' | 'later') => void
  onSay: (subject: PhotoSubject | null) => void
  onAsk: (asking: OpenPhotoDialog) => void
}

/** Names a photo on this page by its caption, else by what it shows, else by its position. */
export const photoName = ({ caption, subject, picture }: Photo, place: number, { ofHotel }: DeskWords): string => {
  const known = subject ?? picture.subject
  return caption ?? (known ? ofHotel.subjects[known] : picture.caption) ?? ofHotel.photoNumber(place)
}

/** Keeps both buttons and the focus when the photo moves. If a press cannot move it further, says so. */
export function PhotoItem({ photo, place, count, isBusy, twin, onMove, onSay, onAsk }: PhotoItemProps) {
  const words = useWords()
  const { ofHotel } = words
  const called = photoName(photo, place, words)
  // Adds the position, because two photos may have the same caption, as the demo's drawings do.
  const named = `${called}, ${place}`
  const { picture } = photo
  const [isFirst, isLast] = [place === 1, place === count]
  return (
    <li className="photo-item">
      <picture className="picture-frame photo-picture">
        <PictureSource url={picture.url} sizes={SIZES} />
        <img src={picture.url} alt="" width="352" height="188" loading="lazy" decoding="async" />
        {isFirst && (
          <span className="photo-cover">
            <Badge>
              <Icon name="star" />
              {ofHotel.cover}
            </Badge>
          </span>
        )}
      </picture>
      <p className="photo-caption">
        <b>
          <WrittenText text={called} />
        </b>
        <span className="soft">{ofHotel.placeOf(place, count)}</span>
      </p>
      <SubjectChoice name={ofHotel.subjectOf(named)} subject={photo.subject} onSay={onSay} />
      <PhotoFaults photo={photo} twin={twin && `${photoName(twin.photo, twin.place, words)}, ${twin.place}`} />
      <div className="photo-acts">
        <IconButton
          icon="chevron-left"
          id={moveId(photo, 'earlier')}
          label={ofHotel.earlier(named)}
          aria-disabled={isFirst || isBusy}
          onClick={() => !isFirst && onMove(place - 2, 'earlier')}
        />
        <IconButton
          icon="chevron-right"
          id={moveId(photo, 'later')}
          label={ofHotel.later(named)}
          aria-disabled={isLast || isBusy}
          onClick={() => !isLast && onMove(place, 'later')}
        />
        <IconButton
          icon="pencil"
          label={ofHotel.captionOf(named)}
          onClick={() => onAsk({ what: 'caption', photo, called })}
        />
        <IconButton
          icon="trash"
          label={ofHotel.removeOf(named)}
          aria-disabled={count === 1}
          onClick={() => count > 1 && onAsk({ what: 'remove', photo, called })}
        />
      </div>
    </li>
  )
}

type SubjectChoiceProps = {
  /** names the photo, for screen readers */
  name: string
  subject: PhotoSubject | null
  onSay: (subject: PhotoSubject | null) => void
}

/** Lets a manager say what a photo shows, during its upload or later. */
function SubjectChoice({ name, subject, onSay }: SubjectChoiceProps) {
  const { ofHotel } = useWords()
  return (
    <div className="photo-subject">
      <Select
        label={name}
        labelLook="heard"
        value={subject ?? ''}
        onChange={({ target }) => onSay(SUBJECT_NAMES.find((each) => each === target.value) ?? null)}
      >
        <option value="">{ofHotel.subject}</option>
        {SUBJECT_NAMES.map((each) => (
          <option key={each} value={each}>
            {ofHotel.subjects[each]}
          </option>
        ))}
      </Select>
    </div>
  )
}

/** Says what is wrong with a photo, and how to take a better one. */
function PhotoFaults({ photo, twin }: { photo: Photo; twin: string | undefined }) {
  const { ofHotel } = useWords()
  const said = photo.faults.map((fault) => ofHotel.faults[fault])
  if (twin !== undefined) said.push(ofHotel.sameAs(twin))
  if (said.length === 0) return null
  return (
    <ul className="photo-faults">
      {said.map((sentence) => (
        <li key={sentence}>
          <Icon name="triangle-exclamation-point" />
          {sentence}
        </li>
      ))}
    </ul>
  )
}

export const moveId = ({ name }: Photo, way: 'earlier' | 'later') => `${way}-${name}`

type UploadItemProps = {
  upload: PhotoUpload
  onSay: (subject: PhotoSubject | null) => void
  onDismiss: () => void
}

/** Shows a photo that is uploading, or why it failed. */
export function UploadItem({ upload, onSay, onDismiss }: UploadItemProps) {
  const words = useWords()
  const { fileName, percent, subject, refusal } = upload
  const said =
    percent === undefined ? words.ofHotel.waitsToGo : percent < 100 ? words.ofHotel.goes(percent) : words.ofHotel.isCut
  return (
    <li className="photo-item">
      <span className={`picture-frame photo-picture ${refusal ? '' : 'skeleton'}`} />
      <p className="photo-caption">
        <b>{fileName}</b>
        <span className="soft">{refusal ? words.ofHotel.notAdded : said}</span>
        {!refusal && <progress max={100} value={percent ?? 0} aria-label={fileName} />}
      </p>
      {!refusal && <SubjectChoice name={words.ofHotel.subjectOf(fileName)} subject={subject} onSay={onSay} />}
      {refusal && (
        <div className="photo-refused">
          <Notice tone="danger">{words.refusal(refusal)}</Notice>
          <Button onClick={onDismiss}>{words.ofHotel.dismiss}</Button>
        </div>
      )}
    </li>
  )
}
