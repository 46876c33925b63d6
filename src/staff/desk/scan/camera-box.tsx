import { useEffect, useRef } from 'react'
import { logFailure } from '#web/lib/log-failure.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '../words/use-words.ts'
import { readCode } from './code-reader.ts'
import { useCamera } from './use-camera.ts'

type CameraBoxProps = { isReading: boolean; onRead: (text: string) => void }

/**
 * Shows the camera's picture with a frame for the code. Without a camera it says so, and the user can type the code.
 */
export function CameraBox({ isReading, onRead }: CameraBoxProps) {
  const { scanning: words } = useWords()
  const camera = useCamera()
  const { video } = camera
  const read = useRef(onRead)
  useEffect(() => {
    read.current = onRead
  })
  useEffect(() => {
    if (!isReading || camera.state !== 'on' || !video.current) return undefined
    const stop = new AbortController()
    readCode(video.current, stop.signal)
      .then((text) => text !== undefined && read.current(text))
      .catch((error: unknown) => logFailure('reading a code', String(error)))
    return () => stop.abort()
  }, [isReading, camera.state, video])
  const isOff = camera.state === 'refused' || camera.state === 'missing'
  return (
    <>
      {isOff && (
        <Notice tone="warn" icon="camera">
          {camera.state === 'refused' ? words.refused : words.missing}
        </Notice>
      )}
      <div className="scan-frame" hidden={isOff}>
        <video ref={video} muted playsInline aria-label={words.title} />
        <span className="scan-aim" aria-hidden="true" />
        {camera.light !== 'none' && (
          <button
            type="button"
            className="icon-button"
            aria-label={camera.light === 'on' ? words.lightOff : words.lightOn}
            onClick={() => void camera.turnLight().catch((error: unknown) => logFailure('the light', String(error)))}
          >
            <Icon name="flashlight" />
          </button>
        )}
        <p>{camera.state === 'opening' ? words.opening : words.hold}</p>
      </div>
    </>
  )
}
