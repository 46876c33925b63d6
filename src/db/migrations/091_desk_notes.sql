-- Notes of a desk: about a booking, or for the next shift (docs/decisions/0076).

create table desk_notes (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity,
  hotel_id int not null references hotels (id),
  booking_id uuid,
  body text not null,
  written_by uuid not null,
  written_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid,
  constraint desk_notes_booking_of_hotel foreign key (booking_id, hotel_id) references bookings (id, hotel_id) on delete cascade,
  constraint desk_notes_written_by_staff foreign key (written_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint desk_notes_ended_by_staff foreign key (ended_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint desk_notes_body_form check (btrim(body) <> '' and length(body) <= 500),
  constraint desk_notes_ended_whole check ((ended_at is null) = (ended_by is null) and ended_at >= written_at)
);
comment on table desk_notes is 'Notes that a desk writes for itself; guests never read them. With a booking: about its guests, and ended when struck through. Without: for the next shift, and ended when done. number: their order.';
create index desk_notes_of_booking on desk_notes (booking_id, number) where booking_id is not null;
create index desk_notes_of_shift on desk_notes (hotel_id, number) where booking_id is null;
create index desk_notes_written on desk_notes (written_by);
create index desk_notes_ended on desk_notes (ended_by) where ended_by is not null;

create function end_note_once() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null or new.ended_at is null
    or (new.id, new.number, new.hotel_id, new.body, new.written_by, new.written_at) is distinct from (old.id, old.number, old.hotel_id, old.body, old.written_by, old.written_at)
    or new.booking_id is distinct from old.booking_id then
    raise exception 'a note is ended once and otherwise stays as it was written'
      using errcode = 'check_violation', constraint = tg_name;
  end if;
  return new;
end $$;
create trigger desk_notes_ended_once before update on desk_notes
  for each row execute function end_note_once();
-- Deletes a booking's notes together with its other personal data.
create trigger desk_notes_stay before delete on desk_notes
  for each row when (old.booking_id is null) execute function refuse_change('a note for the next shift stays written');
