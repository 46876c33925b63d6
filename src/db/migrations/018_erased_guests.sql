-- A guest can be erased: the row stays for the books, without the person (docs/decisions/0016).

alter table users add column erased_at timestamptz;
alter table users add column joined_before boolean not null default false;
alter table users add column contact_consent_at timestamptz;
comment on column users.erased_at is 'When the guest erased the account; from then on phone, name and email are placeholders and the phone is free for a new account.';
comment on column users.joined_before is 'An account with this phone was erased before: no sign-up credit and no first booking a second time.';
comment on column users.contact_consent_at is 'When the guest last gave or withdrew the consent to calls and texts; null: at the sign-up.';

alter table users drop constraint users_phone_form;
alter table users add constraint users_phone_form check (
  phone ~ '^\+91[6-9][0-9]{9}$' or (erased_at is not null and phone = 'erased:' || id)
);
alter table users add constraint users_erased_whole check (
  erased_at is null or (
    phone = 'erased:' || id and name = 'Erased guest' and email = 'erased-' || id || '@erased.invalid' and gender is null
    and city_id is null and city_name is null and not contact_consent and profile_picture_id is null
    and email_verified_at is null and referred_by is null
  )
);
create trigger users_stay_erased before update on users
  for each row when (old.erased_at is not null) execute function refuse_change('an erased account stays erased');

create function refuse_erased_guest() returns trigger language plpgsql as $$
begin
  -- The share lock waits for an erasing that is under way, and keeps one from beginning.
  if exists (select 1 from users where id = new.user_id and erased_at is not null for share) then
    raise exception 'this account was erased' using errcode = 'check_violation', constraint = tg_name, table = tg_table_name;
  end if;
  return new;
end $$;
create trigger sessions_of_the_living before insert on sessions for each row execute function refuse_erased_guest();
create trigger bookings_of_the_living before insert on bookings for each row execute function refuse_erased_guest();
create trigger favourites_of_the_living before insert on favourites for each row execute function refuse_erased_guest();

create table erased_phones (
  phone_hash bytea primary key,
  erased_at timestamptz not null,
  constraint erased_phones_hash_length check (octet_length(phone_hash) = 32)
);
comment on table erased_phones is 'Phones whose account was erased, as a keyed hash: credit and discounts for new guests are given once. Kept two years.';
create index erased_phones_age on erased_phones (erased_at);
