-- Anybody reports a picture or a review of a hotel's page: a message of its own kind, with a shorter time.

alter table feedback drop constraint feedback_kind_known;
alter table feedback add constraint feedback_kind_known check (kind in ('feedback', 'sponsorship', 'complaint', 'report'));
alter table feedback add column report_subject text;
alter table feedback add column report_reason text;
alter table feedback add column report_of text;
alter table feedback add column report_hotel_id int references hotels (id);
alter table feedback add constraint feedback_report_subject_known check (report_subject in ('picture', 'review'));
alter table feedback add constraint feedback_report_reason_known check (report_reason in ('person', 'other_hotel', 'not_a_guest', 'other'));
alter table feedback add constraint feedback_report_whole check (
  num_nonnulls(report_subject, report_reason, report_of, report_hotel_id) = case kind when 'report' then 4 else 0 end
);
comment on column feedback.report_of is 'The address of the reported picture, or the id of the review.';
create index feedback_report_hotel on feedback (report_hotel_id) where report_hotel_id is not null;
