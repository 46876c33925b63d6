import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { Modal } from './dialog.tsx'
import { Notice } from './notice.tsx'
import './private-picture.css'

const CLOSES_AFTER_MILLISECONDS = 60_000

/**
 * Closes by itself after a minute, and immediately when the page is hidden, so that nobody leaves an ID open on a
 * counter.
 */
function useClosing(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const timer = setTimeout(() => close(), CLOSES_AFTER_MILLISECONDS)
    const look = () => document.visibilityState === 'hidden' && close()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}

export type ShownPicture =
  | { state: 'opening'; words: string }
  | { state: 'open'; address: string }
  | { state: 'failed'; why: string }

type PrivatePictureProps = {
  title: string
  line: string
  closeLabel: string
  picture: ShownPicture
  /** shown below the picture: who learns that it was opened, and what the viewer can do */
  children: ReactNode
  onClose: () => void
}

/**
 * Shows a person's photo or ID full-screen for a minute, without saving it. The server has already watermarked it with
 * the viewer's name.
 */
export function PrivatePicture({ title, line, closeLabel, picture, children, onClose }: PrivatePictureProps) {
  useClosing(onClose)
  return (
    <Modal shape="viewer" className="private-picture" leaving={{ closable: true, onClose }} aria-label={title}>
      <header>
        <p className="grow">
          <b>{title}</b>
          <br />
          {line}
        </p>
        <IconButton icon="x" label={closeLabel} onClick={onClose} />
      </header>
      <div className="private-picture-stage" onContextMenu={(event) => event.preventDefault()}>
        {picture.state === 'opening' && <output>{picture.words}</output>}
        {picture.state === 'failed' && <Notice tone="danger">{picture.why}</Notice>}
        {picture.state === 'open' && <img src={picture.address} alt={title} draggable={false} />}
      </div>
      <div className="private-picture-foot">{children}</div>
    </Modal>
  )
}
