-- What GET /users/{id} shows of a guest raises their version, too, so that an unchanged account is known by one look
-- (docs/decisions/0019).

create function guest_account_changed() returns trigger language plpgsql as $$
begin
  perform raise_guest_versions(array[(to_jsonb(new) ->> tg_argv[0])::uuid]);
  return null;
end $$;

create constraint trigger users_accounts_shown
  after update of email, email_verified_at, contact_consent, gender, city_id, city_name, profile_picture_id on users
  deferrable initially deferred for each row execute function guest_account_changed('id');
create constraint trigger credits_shown after insert or update of balance on credit_balances
  deferrable initially deferred for each row execute function guest_account_changed('user_id');

comment on table guest_versions is 'Grows with every change of what a guest''s account and list of bookings show; written by triggers only. No row: never changed since this table was made.';
