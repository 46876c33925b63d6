/** Business rules a guest has to know before the desk (specification §5). */
export function IdRules() {
  return (
    <ul className="dotted">
      <li>Both of you are 18 or older.</li>
      <li>Two original IDs, one for each guest: Aadhar card, Voter id, Passport or Driving Licence.</li>
      <li>PAN is not accepted: it shows no address.</li>
      <li>The booking name must match the guest’s ID.</li>
    </ul>
  )
}
