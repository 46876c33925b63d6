/** The documents that count, and what nobody may ask of an Aadhar card: its whole number (specification §5). */
export const IdHint = ({ id }: { id?: string }) => (
  <p className="field-hint" id={id}>
    Aadhar card, Voter id, Passport or Driving Licence. PAN is not accepted. Images only. On an Aadhar card, cover the
    first eight digits.
  </p>
)
