-- Money at the desk: separate entries correct wrong ones, unpaid money stays listed, and a shift's cash is counted from
-- one hand-over to the next (docs/decisions/0073).

alter table desk_takings add column corrects bigint references desk_takings (id);
alter table desk_takings add column reason text;
alter table desk_takings drop constraint desk_takings_amount_positive;
alter table desk_takings add constraint desk_takings_amount_sign check (amount <> 0 and (corrects is null) = (amount > 0));
alter table desk_takings add constraint desk_takings_reason_of_correction check (
  (corrects is null) = (reason is null) and btrim(reason) <> '' and length(reason) <= 200
);
create unique index desk_takings_corrected_once on desk_takings (corrects) where corrects is not null;
comment on table desk_takings is 'Payments taken at the desk, in whole rupees; entries never change. `corrects`: the entry that this one cancels, in full and at most once.';

create function take_back_whole_taking() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from desk_takings t where t.id = new.corrects and t.corrects is null
      and t.amount = -new.amount and t.booking_id = new.booking_id and t.method = new.method
  ) then
    raise exception 'a correction takes back one whole entry of the same booking'
      using errcode = 'check_violation', constraint = 'desk_takings_whole_correction';
  end if;
  return new;
end $$;
create trigger desk_takings_whole_correction before insert on desk_takings
  for each row when (new.corrects is not null) execute function take_back_whole_taking();

create table unpaid_at_desk (
  booking_id uuid primary key,
  hotel_id int not null,
  reason text not null,
  said_by uuid not null,
  said_at timestamptz not null,
  ended_by uuid,
  ended_at timestamptz,
  ended_reason text,
  constraint unpaid_at_desk_booking_of_hotel foreign key (booking_id, hotel_id) references bookings (id, hotel_id),
  constraint unpaid_at_desk_said_by_staff foreign key (said_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint unpaid_at_desk_ended_by_staff foreign key (ended_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint unpaid_at_desk_reason_form check (btrim(reason) <> '' and length(reason) <= 200),
  constraint unpaid_at_desk_ended_whole check (
    num_nonnulls(ended_by, ended_at, ended_reason) in (0, 3) and btrim(ended_reason) <> '' and length(ended_reason) <= 200
  )
);
comment on table unpaid_at_desk is 'Bookings whose guests left without paying what was due at the desk, and why. A booking stays on the list of unpaid money until it is paid or a manager takes it off.';
create index unpaid_at_desk_hotel on unpaid_at_desk (hotel_id) where ended_at is null;
create index unpaid_at_desk_said on unpaid_at_desk (said_by);
create index unpaid_at_desk_ended on unpaid_at_desk (ended_by) where ended_by is not null;

create table desk_cash_out (
  id bigint generated always as identity primary key,
  hotel_id int not null,
  staff_id uuid not null,
  amount int not null,
  what text not null,
  paid_at timestamptz not null,
  constraint desk_cash_out_by_staff foreign key (staff_id, hotel_id) references hotel_staff (id, hotel_id),
  constraint desk_cash_out_amount_range check (amount between 1 and 1000000),
  constraint desk_cash_out_what_form check (btrim(what) <> '' and length(what) <= 80)
);
comment on table desk_cash_out is 'Money that a desk paid out of its cash box, in whole rupees, and for what; entries never change.';
create index desk_cash_out_hotel on desk_cash_out (hotel_id, id);
create index desk_cash_out_staff on desk_cash_out (staff_id);
create trigger desk_cash_out_stays before update or delete on desk_cash_out
  for each row execute function refuse_change('money that was paid out stays written');

create table desk_shifts (
  id bigint generated always as identity primary key,
  hotel_id int not null,
  ended_by uuid not null,
  ended_at timestamptz not null,
  began_with int not null,
  expected int not null,
  counted int not null,
  remains int not null,
  handed_to uuid,
  received int,
  confirmed_at timestamptz,
  note text,
  until_taking bigint not null,
  until_cash_out bigint not null,
  constraint desk_shifts_ended_by_staff foreign key (ended_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint desk_shifts_handed_to_staff foreign key (handed_to, hotel_id) references hotel_staff (id, hotel_id),
  constraint desk_shifts_to_another check (handed_to <> ended_by),
  constraint desk_shifts_amounts check (began_with >= 0 and counted >= 0 and remains between 0 and counted),
  constraint desk_shifts_nothing_lost check (handed_to is not null or remains = counted),
  constraint desk_shifts_confirmed_whole check (num_nonnulls(received, confirmed_at) in (0, 2) and (received is null or handed_to is not null and received >= 0)),
  constraint desk_shifts_note_form check (btrim(note) <> '' and length(note) <= 500)
);
comment on table desk_shifts is 'Ended shifts: the cash in the box at the start, the cash expected and counted at the end, in whole rupees. remains: left in the box for the next shift; the rest went to handed_to, who confirms what they received. until_taking, until_cash_out: the last entries that the shift covers.';
create index desk_shifts_hotel on desk_shifts (hotel_id, id);
create index desk_shifts_ended on desk_shifts (ended_by);
create index desk_shifts_handed on desk_shifts (handed_to) where handed_to is not null;
create function confirm_shift_once() returns trigger language plpgsql as $$
begin
  if old.confirmed_at is not null or new.confirmed_at is null
    or (new.id, new.hotel_id, new.ended_by, new.ended_at, new.began_with, new.expected, new.counted, new.remains, new.handed_to, new.until_taking, new.until_cash_out)
      is distinct from (old.id, old.hotel_id, old.ended_by, old.ended_at, old.began_with, old.expected, old.counted, old.remains, old.handed_to, old.until_taking, old.until_cash_out)
    or new.note is distinct from old.note then
    raise exception 'a shift is confirmed once and otherwise stays as it was counted'
      using errcode = 'check_violation', constraint = tg_name;
  end if;
  return new;
end $$;
create trigger desk_shifts_confirmed_once before update on desk_shifts
  for each row execute function confirm_shift_once();
create trigger desk_shifts_stay before delete on desk_shifts
  for each row execute function refuse_change('a shift stays as it was counted');

-- Copies past hand-overs, at which all cash was handed over.
insert into desk_shifts (hotel_id, ended_by, ended_at, began_with, expected, counted, remains, handed_to, until_taking, until_cash_out)
  select a.hotel_id, a.staff_id, a.done_at, 0, (a.detail ->> 'expected')::int, (a.detail ->> 'counted')::int,
    case when (a.detail ->> 'to')::uuid = a.staff_id then (a.detail ->> 'counted')::int else 0 end,
    nullif((a.detail ->> 'to')::uuid, a.staff_id), (a.detail ->> 'until_taking')::bigint, 0
  from staff_acts a where a.kind = 'shift_handed_over' order by a.id;
