import * as t from '#words/account/profile.ts'

/**
 * Lists the accepted documents, and says that nobody may demand the full number of an Aadhar card (specification §5).
 */
export const IdHint = ({ id }: { id?: string }) => (
  <p className="field-hint" id={id}>
    {t.acceptedIds}
  </p>
)
