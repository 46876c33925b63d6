import { useEffect, useRef, useState, type RefObject } from 'react'

/** `missing`: there is no camera, or another program uses it. */
type CameraState = 'opening' | 'on' | 'refused' | 'missing'

/** The torch of the camera's track, for which TypeScript has no type. */
type Torch = { torch?: boolean }

const WISH: MediaStreamConstraints = {
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  audio: false,
}

const hasTorch = (track: MediaStreamTrack): boolean =>
  Boolean((track.getCapabilities?.() as (MediaTrackCapabilities & Torch) | undefined)?.torch)

async function openCamera(): Promise<MediaStream | 'refused' | 'missing'> {
  try {
    // Without HTTPS, browsers do not expose `mediaDevices`.
    return (await navigator.mediaDevices?.getUserMedia(WISH)) ?? 'missing'
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return error.name === 'NotAllowedError' || error.name === 'SecurityError' ? 'refused' : 'missing'
  }
}

export type Camera = {
  /** shows the camera's picture */
  video: RefObject<HTMLVideoElement | null>
  state: CameraState
  /** `none` if this camera has no torch */
  light: 'none' | 'off' | 'on'
  turnLight: () => Promise<void>
}

/** Runs the camera while the page is visible, and releases it when hidden. */
export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null)
  const isSeen = useIsSeen()
  const [state, setState] = useState<CameraState>('opening')
  const [track, setTrack] = useState<MediaStreamTrack>()
  const [light, setLight] = useState<Camera['light']>('none')

  useEffect(() => {
    if (!isSeen) return undefined
    let stream: MediaStream | undefined
    let isOver = false
    const open = async () => {
      const opened = await openCamera()
      if (typeof opened === 'string') return isOver ? undefined : setState(opened)
      if (isOver || !video.current) return stopAll(opened)
      stream = opened
      video.current.srcObject = opened
      const [shown] = opened.getVideoTracks()
      setTrack(shown)
      setLight(shown && hasTorch(shown) ? 'off' : 'none')
      setState('on')
      // Ignores the rejection of `play` when the user leaves the page.
      return video.current.play().catch(() => undefined)
    }
    void open()
    return () => {
      isOver = true
      if (stream) stopAll(stream)
    }
  }, [isSeen])

  const turnLight = async () => {
    const next = light === 'on' ? 'off' : 'on'
    await track?.applyConstraints({ advanced: [{ torch: next === 'on' } as MediaTrackConstraintSet & Torch] })
    setLight(next)
  }
  return { video, state, light, turnLight }
}

function stopAll(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === 'visible')
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isSeen
}
