import type { DeskPhotos } from '#contract/desk-photos.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PictureSource } from '#web/ui/picture-source.tsx'
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
  onMove: (to: number, way: 'earlier' | 'later') => void
  onAsk: (asking: OpenPhotoDialog) => void
}

/** The name of a photo on this page: its caption, else its position. */
export const usePhotoName = (photo: Photo, place: number): string => {
  const words = useWords()
  return photo.caption ?? photo.picture.caption ?? words.ofHotel.photoNumber(place)
}

/** Keeps both buttons and the focus when the photo moves. A press that cannot move it further is answered in words. */
export function PhotoItem({ photo, place, count, isBusy, onMove, onAsk }: PhotoItemProps) {
  const { ofHotel } = useWords()
  const called = usePhotoName(photo, place)
  // Adds the position, because two photos may share a caption, as the demo's drawings do.
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
        <b>{called}</b>
        <span className="soft">{ofHotel.placeOf(place, count)}</span>
      </p>
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

export const moveId = ({ name }: Photo, way: 'earlier' | 'later') => `${way}-${name}`

/** Shows a photo that is uploading, or why it failed. */
export function UploadItem({ upload, onDismiss }: { upload: PhotoUpload; onDismiss: () => void }) {
  const words = useWords()
  const { fileName, percent, refusal } = upload
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
      {refusal && (
        <div className="photo-refused">
          <Notice tone="danger">{words.refusal(refusal)}</Notice>
          <Button onClick={onDismiss}>{words.ofHotel.dismiss}</Button>
        </div>
      )}
    </li>
  )
}
