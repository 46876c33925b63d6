-- What managers say on their hotel's page, what cases cost a hotel, and hours that a desk adds (docs/decisions/0033).

alter table hotel_pictures add column caption text;
alter table hotel_pictures add constraint hotel_pictures_caption_filled check (btrim(caption) <> '' and length(caption) <= 80);
comment on column hotel_pictures.caption is 'What its manager calls the picture; guests read it below the picture, and screen readers say it.';

create table unused_hotel_pictures (
  name text primary key,
  since timestamptz not null,
  constraint unused_hotel_pictures_name_form check (name ~ '^[0-9a-f]{40}$')
);
comment on table unused_hotel_pictures is 'Files of hotels'' pictures that no hotel may show: noted before they are stored and when they are removed. A job deletes the files after a day, unless a hotel shows them by then.';
create index unused_hotel_pictures_since on unused_hotel_pictures (since);

alter table reviews add constraint reviews_id_of_hotel unique (id, hotel_id);

create table review_answers (
  review_id bigint primary key,
  hotel_id int not null,
  staff_id uuid not null,
  body text not null,
  written_at timestamptz not null,
  edited_at timestamptz,
  constraint review_answers_review_of_hotel foreign key (review_id, hotel_id) references reviews (id, hotel_id) on delete cascade,
  constraint review_answers_by_staff foreign key (staff_id, hotel_id) references hotel_staff (id, hotel_id),
  constraint review_answers_body_filled check (btrim(body) <> '' and length(body) <= 1000),
  constraint review_answers_edited_within_a_day check (edited_at >= written_at and edited_at <= written_at + interval '24 hours')
);
comment on table review_answers is 'What a hotel answers to a review, once, shown under it; its managers may change it for a day.';
create index review_answers_hotel on review_answers (hotel_id);
create index review_answers_staff on review_answers (staff_id);
create function keep_answer_after_its_day() returns trigger language plpgsql as $$
begin
  if (new.review_id, new.hotel_id, new.written_at) is distinct from (old.review_id, old.hotel_id, old.written_at) or new.edited_at is null then
    raise exception 'the answer to review % is written once', old.review_id
      using errcode = 'check_violation', constraint = 'review_answers_written_once';
  end if;
  return new;
end $$;
create trigger review_answers_written_once before update on review_answers
  for each row execute function keep_answer_after_its_day();

create table case_answers (
  booking_id uuid primary key references relocations (booking_id),
  hotel_id int not null,
  staff_id uuid not null,
  body text not null,
  answered_at timestamptz not null,
  constraint case_answers_by_staff foreign key (staff_id, hotel_id) references hotel_staff (id, hotel_id),
  constraint case_answers_body_filled check (btrim(body) <> '' and length(body) <= 1000)
);
comment on table case_answers is 'What a hotel says to guests it did not take, once: the office reads it, guests do not.';
create index case_answers_hotel on case_answers (hotel_id);
create index case_answers_staff on case_answers (staff_id);
create trigger case_answers_stay before update or delete on case_answers
  for each row execute function refuse_change('what a hotel answered stays written');

create table case_looks (
  booking_id uuid primary key references relocations (booking_id),
  verdict text not null,
  note text not null,
  looked_by text not null,
  looked_at timestamptz not null,
  constraint case_looks_verdict_known check (verdict in ('counts', 'dismissed')),
  constraint case_looks_note_filled check (btrim(note) <> '' and length(note) <= 500),
  constraint case_looks_by_filled check (btrim(looked_by) <> '' and length(looked_by) <= 80)
);
comment on table case_looks is 'The office has looked after a case: it counts against its hotel, or it is dismissed.';
create trigger case_looks_stay before update or delete on case_looks
  for each row execute function refuse_change('what the office found stays written');

alter table hotels add column rank_lost int not null default 0;
alter table hotels add constraint hotels_rank_lost_range check (rank_lost >= 0);
comment on column hotels.rank_lost is 'How much of its rank a hotel has lost for now, by guests it did not take; search goes by rank - rank_lost.';
create index hotels_rank_lost on hotels (id) where rank_lost > 0;

alter table sales_pauses drop constraint sales_pauses_why_known;
alter table sales_pauses add constraint sales_pauses_why_known check (why in ('desk', 'unseen', 'cases'));
comment on table sales_pauses is 'Until until_at a hotel sells nothing, whatever the day of the stay: its desk asked for it, it has not seen bookings, or it has not taken too many guests (then without end, until the office has looked after them). Over by itself; a row that is over does nothing.';

alter table extensions add column pay_at text not null default 'online';
alter table extensions add constraint extensions_pay_at_known check (pay_at in ('online', 'desk'));
comment on column extensions.pay_at is 'Where its total is paid: online by the guest who asked for it, or at the desk that added it.';

-- What is due at a desk: the booking's own part, and the hours that the desk added.
create function due_at_desk(booking uuid) returns int language sql stable as $$
  select b.pay_at_hotel_amount + coalesce((
    select sum(e.total)::int from extensions e where e.booking_id = b.id and e.status = 'paid' and e.pay_at = 'desk'
  ), 0) from bookings b where b.id = booking
$$;

create or replace function keep_takings_within_due() returns trigger language plpgsql as $$
declare
  due int;
begin
  perform 1 from bookings where id = new.booking_id for no key update;
  due := due_at_desk(new.booking_id);
  if (select coalesce(sum(amount), 0) from desk_takings where booking_id = new.booking_id) + new.amount > due then
    raise exception 'booking %: more taken than the % due', new.booking_id, due
      using errcode = 'check_violation', constraint = 'desk_takings_within_due';
  end if;
  return new;
end $$;
