/** The accepted documents, and the one thing nobody may demand: an Aadhar card's whole number (specification §5). */
export const IdHint = ({ id }: { id?: string }) => (
  <p className="field-hint" id={id}>
    Aadhar card, Voter id, Passport or Driving Licence. PAN is not accepted. Images only. On an Aadhar card, cover the
    first eight digits.
  </p>
)
