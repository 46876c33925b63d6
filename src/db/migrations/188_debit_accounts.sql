-- The account from which a bank file pays. Files made before this name none, and keep their bytes.
alter table payout_files
  add column debit_ifsc text,
  add column debit_account text,
  add constraint payout_files_debit_whole check ((debit_ifsc is null) = (debit_account is null)),
  add constraint payout_files_debit_ifsc_form check (debit_ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  add constraint payout_files_debit_account_form check (debit_account ~ '^[0-9]{6,18}$');
comment on column payout_files.debit_account is 'Uncle’s own account that the bank debits, as configured when the file was made.';
