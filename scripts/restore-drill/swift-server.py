# One server of OpenStack Swift with its settings in a folder of our own: the packaged scripts read /etc/swift only.
import sys

from swift.common import utils

folder, section, settings = sys.argv[1:]
utils.set_swift_dir(folder)

from swift.common.wsgi import run_wsgi  # noqa: E402

sys.exit(run_wsgi(settings, section, verbose=True))
