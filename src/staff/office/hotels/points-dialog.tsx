import { TextInput } from '#web/ui/field.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import type { EditDetailsProps } from './place-dialog.tsx'
import * as t from '#words/office/hotel-details.ts'

/** Changes the hotel's own points, which count towards its rank in search. */
export const PointsDialog = (props: EditDetailsProps) => (
  <DetailsDialog {...props} title={t.changePoints}>
    {({ wire }, faultOf) => (
      <>
        <TextInput
          label={t.ownPoints}
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
          {...wire(faultOf, 'rank', { hint: t.pointsHint })}
        />
        <p className="soft">{t.managerReadsPoints}</p>
      </>
    )}
  </DetailsDialog>
)
