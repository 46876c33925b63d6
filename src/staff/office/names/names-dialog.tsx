import type { OfficeNames } from '#contract/office-names.ts'
import { TRANSLATED } from '#domain/languages.ts'
import { MAX_NAME, MAX_SPELLINGS } from '#domain/places/other-names.ts'
import { TextInput } from '#web/ui/field.tsx'
import { languageName } from '../language-name.ts'
import { officeApi } from '../office-api.ts'
import { useCall } from '../office-calls.ts'
import { TextArea } from '../text-area.tsx'
import { VersionedDialog } from '../versioned-dialog.tsx'
import { fieldOf, fieldsOf, readChanged } from './names-form.ts'
import * as t from '#words/office/names.ts'

type NamesDialogProps = {
  /** the place with its names, as the list has loaded it */
  place: OfficeNames
  onClose: () => void
  onDone: () => void
}

/** Changes the names of a city or locality in each language, and the other spellings of a city. */
export function NamesDialog({ place, onClose, onDone }: NamesDialogProps) {
  const { ref } = place
  const asked = useCall('GET /office/names/{ref}', { params: { ref } })
  const saved = asked.value ?? place
  return (
    <VersionedDialog
      title={t.changeNames(place.name)}
      about={ref}
      saved={fieldsOf(saved)}
      version={saved.version}
      read={readChanged}
      act={(body, idempotencyKey) => officeApi.post('/office/names/{ref}', { params: { ref }, body, idempotencyKey })}
      reload={asked.retry}
      onClose={onClose}
      onDone={onDone}
    >
      {({ wire }, faultOf) => (
        <>
          {TRANSLATED.map((language) => (
            <TextInput
              key={language}
              label={t.nameIn(languageName(language))}
              lang={language}
              maxLength={MAX_NAME}
              autoComplete="off"
              {...wire(faultOf, fieldOf(language))}
            />
          ))}
          {place.kind === 'city' && (
            <TextArea
              label={t.spellings}
              rows={5}
              maxLength={(MAX_NAME + 1) * MAX_SPELLINGS}
              {...wire(faultOf, 'spellings', { hint: t.spellingsHint, words: (lines) => lines.replaceAll('\n', ', ') })}
            />
          )}
          <p className="soft">{t.guestsSeeIt}</p>
        </>
      )}
    </VersionedDialog>
  )
}
