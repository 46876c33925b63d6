-- Guests who do not come back for three years are told and erased; guests may name a nominee (docs/decisions/0067).

create table guest_sign_ins (
  user_id uuid primary key references users (id) on delete cascade,
  last_at timestamptz not null,
  told_at timestamptz,
  constraint guest_sign_ins_told_later check (told_at > last_at)
);
comment on table guest_sign_ins is 'When a guest last signed in. told_at: when they were told that their account will be erased because they do not come back; a sign-in takes it back.';
create index guest_sign_ins_age on guest_sign_ins (last_at);

-- Known browsers are forgotten after a year: a guest without one may have signed in until then.
insert into guest_sign_ins (user_id, last_at)
select u.id, greatest(u.created_at, now() - interval '365 days',
  (select max(d.last_signed_in_at) from known_devices d where d.user_id = u.id),
  (select max(s.last_seen) from sessions s where s.user_id = u.id))
from users u where u.erased_at is null;

-- By a trigger, so that a sign-in counts whichever code opened the session.
create function note_sign_in() returns trigger language plpgsql as $$
begin
  insert into guest_sign_ins (user_id, last_at) values (new.user_id, new.created_at)
  on conflict (user_id) do update set last_at = greatest(guest_sign_ins.last_at, excluded.last_at), told_at = null;
  return null;
end $$;
create trigger sessions_note_sign_in after insert on sessions for each row execute function note_sign_in();

create table nominees (
  user_id uuid primary key references users (id) on delete cascade,
  name text not null,
  phone text not null,
  named_at timestamptz not null,
  constraint nominees_name_filled check (btrim(name) <> '' and length(name) <= 80),
  constraint nominees_phone_form check (phone ~ '^\+91[6-9][0-9]{9}$')
);
comment on table nominees is 'The person a guest names to use their rights when they die or cannot act (DPDP Act, section 14). Nothing is sent to them.';
create trigger nominees_of_the_living before insert or update on nominees for each row execute function refuse_erased_guest();

create function refuse_own_phone_of_nominee() returns trigger language plpgsql as $$
begin
  if exists (select 1 from users u where u.id = new.user_id and u.phone = new.phone) then
    raise exception 'a guest is not their own nominee'
      using errcode = 'check_violation', table = 'nominees', constraint = 'nominees_another_person';
  end if;
  return new;
end $$;
create trigger nominees_another_person before insert or update on nominees
  for each row execute function refuse_own_phone_of_nominee();
