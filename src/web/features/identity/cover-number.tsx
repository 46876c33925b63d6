import { useEffect, useReducer, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Sheet, type Leaving } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ImagePicker } from '#web/ui/image-picker.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { useFocusOnMount } from '#web/ui/use-focus-on-mount.ts'
import * as t from '#words/account/identity.ts'
import { startAadhaarFinder, type AadhaarFinder } from './aadhaar-finder.ts'
import { CoverCanvas } from './cover-canvas.tsx'
import { asksForMaskedCard, canSend, nextCover, startCover, type CoverState } from './cover-machine.ts'
import { CoverTools } from './cover-tools.tsx'
import { canvasOf, coveredFile, coveredGrey, enlarged, greyOf } from './draw-cover.ts'

type CoverNumberProps = {
  file: File
  leaving: Leaving
  onCovered: (covered: File) => void
  onAnother: (file: File) => void
  onOtherId: () => void
}

type Saving = { connection?: { saveData?: boolean } }
const savesData = () => (navigator as Saving).connection?.saveData === true

/** Covers the first eight digits of an Aadhaar card on the phone. Nothing is sent before the guest says so. */
export function CoverNumber({ file, leaving, onCovered, onAnother, onOtherId }: CoverNumberProps) {
  const [state, tell] = useReducer(nextCover, savesData() ? 'hand' : 'looking', startCover)
  const [picture, setPicture] = useState<HTMLCanvasElement | 'unreadable'>()
  const finder = useRef<AadhaarFinder>(undefined)
  const heading = useFocusOnMount<HTMLParagraphElement>()
  useEffect(() => {
    let isHere = true
    void canvasOf(file).then((canvas) => isHere && setPicture(canvas ?? 'unreadable'))
    return () => {
      isHere = false
      finder.current?.end()
      finder.current = undefined
    }
  }, [file])

  const isLooking = state.stage === 'looking'
  useEffect(() => {
    if (!isLooking || !(picture instanceof HTMLCanvasElement)) return
    const { picture: grey, scale } = greyOf(picture)
    finder.current ??= startAadhaarFinder()
    void finder.current
      .findCovers(grey)
      .then((covers) => tell({ type: 'looked', covers: covers && enlarged(covers, scale) }))
  }, [isLooking, picture])

  const coverByHand = () => {
    finder.current?.end()
    finder.current = undefined
    tell({ type: 'by-hand' })
  }
  const send = async () => {
    if (!canSend(state) || !(picture instanceof HTMLCanvasElement)) return
    tell({ type: 'checking' })
    const isReadable = (await finder.current?.isReadable(coveredGrey(picture, state.marks))) ?? false
    const covered = isReadable ? undefined : await coveredFile(picture, state.marks)
    tell({ type: 'checked', isReadable })
    if (covered) onCovered(covered)
  }
  return (
    <Sheet
      title={t.coverYourNumber}
      leaving={leaving}
      footer={
        <Button variant="primary" className="big w-full" aria-disabled={!canSend(state)} onClick={() => void send()}>
          {state.stage === 'checking' ? t.checking : t.sendThisPicture}
        </Button>
      }
    >
      <div className="flow">
        <p ref={heading} tabIndex={-1}>
          {explanation(state)}
        </p>
        <LiveRegion>{state.stage === 'hand' && state.found !== undefined && explanation(state)}</LiveRegion>
        {picture === 'unreadable' && <Notice tone="danger">{t.pictureUnreadable}</Notice>}
        {picture instanceof HTMLCanvasElement && (
          <CoverCanvas
            picture={picture}
            marks={state.marks}
            tool={state.tool}
            isLocked={state.stage !== 'hand'}
            onMark={(mark) => tell({ type: 'marked', mark })}
          />
        )}
        {state.isStillReadable && <Notice tone="danger">{t.stillReadable}</Notice>}
        {isLooking ? (
          <Button className="w-full" onClick={coverByHand}>
            {t.coverByHand}
          </Button>
        ) : (
          <CoverTools state={state} tell={tell} />
        )}
        {asksForMaskedCard(state) && (
          <Tick
            checked={state.isMaskedCard}
            onChange={({ target }) => tell({ type: 'masked-card', isMaskedCard: target.checked })}
          >
            <span>{t.cardIsMasked}</span>
          </Tick>
        )}
        <p className="notice trust">
          <Icon name="smartphone" />
          <span>{t.nothingHasLeft}</span>
        </p>
        <ImagePicker className="button quiet w-full" onPick={([another]) => another && onAnother(another)}>
          {t.chooseAnotherPicture}
        </ImagePicker>
        <button type="button" className="link" onClick={onOtherId}>
          {t.showAnotherId}
        </button>
      </div>
    </Sheet>
  )
}

function explanation({ stage, found, marks }: CoverState): string {
  if (stage === 'looking') return t.lookingForNumber
  if (found === true) return marks.length > 0 ? t.isNumberCovered : t.coverAgain
  return found === false ? t.numberNotFound : t.coverWithFinger
}
