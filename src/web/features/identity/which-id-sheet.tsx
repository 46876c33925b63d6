import { useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { ImagePicker } from '#web/ui/image-picker.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { CoverNumber } from './cover-number.tsx'
import * as t from '#words/account/identity.ts'
import './identity.css'

const OTHERS = [
  { id: 'driving_licence', icon: 'id-card' },
  { id: 'voter_id', icon: 'id-card' },
  { id: 'passport', icon: 'globe' },
] as const

type WhichIdSheetProps = { onPick: (files: File[]) => void; onClose: () => void }

/** Asks which ID the guest has. Aadhaar comes last, because we may not store its number (decision 0102). */
export default function WhichIdSheet({ onPick, onClose }: WhichIdSheetProps) {
  const [aadhaar, setAadhaar] = useState<File>()
  const leaving = { closable: true, onClose } as const
  if (aadhaar)
    return (
      <CoverNumber
        key={`${aadhaar.name} ${aadhaar.size} ${aadhaar.lastModified}`}
        file={aadhaar}
        leaving={leaving}
        onCovered={(covered) => onPick([covered])}
        onAnother={setAadhaar}
        onOtherId={() => setAadhaar(undefined)}
      />
    )
  return (
    <Sheet title={t.whichId} leaving={leaving}>
      <p className="mb-4">{t.anyIsQuickest}</p>
      {OTHERS.map(({ id, icon }) => (
        <IdChoice
          key={id}
          icon={icon}
          name={t.OTHER_IDS[id].name}
          hint={t.OTHER_IDS[id].side}
          count="several"
          onPick={onPick}
        />
      ))}
      <h3 className="small-heading pt-6 pb-2">{t.noOtherId}</h3>
      <IdChoice
        icon="lock"
        name={t.aadhaarCard}
        hint={t.aadhaarHint}
        count="one"
        onPick={([file]) => file && setAadhaar(file)}
      />
      <p className="field-hint mt-4">{t.panAndImages}</p>
    </Sheet>
  )
}

type IdChoiceProps = {
  icon: IconName
  name: string
  hint: string
  count: 'one' | 'several'
  onPick: (files: File[]) => void
}

const IdChoice = ({ icon, name, hint, count, onPick }: IdChoiceProps) => (
  <ImagePicker className={icon === 'lock' ? 'id-choice last' : 'id-choice'} count={count} onPick={onPick}>
    <span className="id-choice-icon">
      <Icon name={icon} />
    </span>
    <span className="id-choice-words">
      <b>{name}</b> <span className="soft">{hint}</span>
    </span>
    <Icon name="chevron-right" className="id-choice-arrow" />
  </ImagePicker>
)
