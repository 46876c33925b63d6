/** Lists the accepted documents, and says that nobody may demand an Aadhar card's full number (specification §5). */
export const IdHint = ({ id }: { id?: string }) => (
  <p className="field-hint" id={id}>
    Aadhar card, Voter id, Passport or Driving Licence. PAN is not accepted. Images only. On an Aadhar card, cover the
    first eight digits.
  </p>
)
