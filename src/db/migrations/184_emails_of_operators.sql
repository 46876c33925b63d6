-- Operators also get the office's alarms by e-mail, at an address verified by a code (docs/decisions/0114).

create table operator_emails (
  operator_id uuid primary key references operators (id),
  email text,
  verified_at timestamptz,
  pending_email text,
  code_hash bytea,
  tries int not null default 0,
  sent timestamptz[] not null default '{}',
  constraint operator_emails_email_form check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length(email) <= 254),
  constraint operator_emails_pending_form check (pending_email ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length(pending_email) <= 254),
  constraint operator_emails_verified check ((email is null) = (verified_at is null)),
  constraint operator_emails_code_of_pending check ((pending_email is null) = (code_hash is null)),
  constraint operator_emails_code_sent check (pending_email is null or cardinality(sent) > 0),
  constraint operator_emails_hash_length check (octet_length(code_hash) = 32),
  constraint operator_emails_tries_range check (tries between 0 and 5),
  constraint operator_emails_sent_few check (cardinality(sent) <= 5)
);
comment on table operator_emails is 'An operator''s address for the office''s alarms. email: verified by a code, gets the alarms. pending_email: not verified yet, gets only its code. sent: when the last codes were sent, newest first. Deleted when the operator''s role ends.';

create function keep_operator_email() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform 1 from operators o where o.id = new.operator_id and o.ended_at is null for share;
    if not found then
      raise exception 'operator_emails: % does not work here', new.operator_id
        using errcode = 'check_violation', table = 'operator_emails', constraint = 'operator_emails_of_operator';
    end if;
    if new.email is null then
      return new;
    end if;
  elsif new.operator_id <> old.operator_id then
    raise exception 'operator_emails: an address stays its operator''s'
      using errcode = 'check_violation', table = 'operator_emails', constraint = 'operator_emails_of_operator';
  elsif new.tries < old.tries and new.code_hash = old.code_hash then
    raise exception 'operator_emails: tries of a code only grow'
      using errcode = 'check_violation', table = 'operator_emails', constraint = 'operator_emails_tries_only_grow';
  elsif new.email is null or new.email = old.email or (
    new.email = old.pending_email and new.pending_email is null and old.tries < 5
    and new.verified_at < old.sent[1] + interval '15 minutes'
  ) then
    return new;
  end if;
  raise exception 'operator_emails: this address is not verified'
    using errcode = 'check_violation', table = 'operator_emails', constraint = 'operator_emails_proved';
end $$;
create trigger operator_emails_kept before insert or update on operator_emails
  for each row execute function keep_operator_email();

create function end_operator_email() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  delete from operator_emails where operator_id = new.id;
  return null;
end $$;
create trigger operators_end_email after update of ended_at on operators
  for each row when (new.ended_at is not null) execute function end_operator_email();
